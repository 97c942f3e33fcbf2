import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import styles from './Footer.module.css';

/** The merchant's address, hours and contact channels, as configured. A kiosk links to no outside site. */
export const FooterContact = observer(function FooterContact() {
  const { t } = useTranslation('chrome');
  const { queries, ui } = useStores();
  const text = useLocalised();
  const config = queries.peek('readConfig', {});
  if (!config) return null;
  const { contact_us: contact, social_links: social } = config;
  const facts = [
    [t('footer.hours'), text(contact, 'ol_time')],
    [t('footer.address'), text(contact, 'address')],
  ].filter(([, fact]) => fact);
  const links = [
    [t('footer.phone'), contact.mobile, `tel:${contact.mobile.replace(/[^+\d]/g, '')}`],
    [t('footer.email'), contact.email, `mailto:${contact.email}`],
  ].filter(([, shown]) => shown);
  if (facts.length + links.length + social.length === 0) return null;
  return (
    <section aria-label={t('footer.contact')}>
      <h2 className={styles.title}>{t('footer.contact')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.fact}>{fact}</dd>
          </div>
        ))}
        {links.map(([name, linkText, href]) => (
          <div key={name}>
            <dt className={styles.term}>{name}</dt>
            <dd>
              <a className={styles.link} href={href}>
                {linkText}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {social.length > 0 && ui.device !== 'kiosk' && (
        <ul role="list" className={styles.social} aria-label={t('footer.social')}>
          {social.map(({ name, url }) => (
            <li key={url}>
              <a className={styles.link} href={url} rel="noopener noreferrer" target="_blank">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
