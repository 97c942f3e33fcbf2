import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { useLocalised } from '../../ui/useLocalised.ts';
import { useStyles } from './Footer.styles.ts';

/** Address, hours and the merchant's own channels, as he has configured them. A kiosk leads nowhere outside. */
export const FooterContact = observer(function FooterContact() {
  const { t } = useTranslation('chrome');
  const { reads, ui } = useStores();
  const text = useLocalised();
  const styles = useStyles();
  const config = reads.peek('readConfig', {});
  if (!config) return null;
  const { contact_us: contact, social_links: social } = config;
  return (
    <section aria-label={t('footer.contact')}>
      <h2 className={styles.title}>{t('footer.contact')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.term}>{t('footer.hours')}</dt>
          <dd className={styles.fact}>{text(contact, 'ol_time')}</dd>
        </div>
        <div>
          <dt className={styles.term}>{t('footer.address')}</dt>
          <dd className={styles.fact}>{text(contact, 'address')}</dd>
        </div>
        <div>
          <dt className={styles.term}>{t('footer.phone')}</dt>
          <dd>
            <a className={styles.link} href={`tel:${contact.mobile.replace(/[^+\d]/g, '')}`}>
              {contact.mobile}
            </a>
          </dd>
        </div>
        <div>
          <dt className={styles.term}>{t('footer.email')}</dt>
          <dd>
            <a className={styles.link} href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </dd>
        </div>
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
