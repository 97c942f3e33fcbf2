import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useHasArticles } from '../../../components/article/useHasArticles.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { landingOf } from '../../../routing/landing.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './Footer.module.css';
import { useFooterLine } from './useFooterLine.ts';
import { FooterContact } from './FooterContact.tsx';
import { PaymentBadges } from './PaymentBadges.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';
import { useOfflineCatalogue } from '../offline/useOfflineCatalogue.tsx';

/** How many of the first-level groups are the store's own field (S2.6). */
const EXPERTISE = 4;

type Column = [title: string, links: [path: string, label: string][]];

/** Part of the server's HTML, so that crawlers find its links; visible a moment after the page (S2.6). */
export const Footer = observer(function Footer() {
  const { t } = useTranslation('chrome');
  const { queries, session } = useStores();
  const text = useLocalised();
  const OfflineCatalogueAge = useOfflineCatalogue('OfflineCatalogueAge');
  const groups = (queries.peek('readGroupTree', {}) ?? []).slice(0, EXPERTISE);
  const config = queries.peek('readConfig', {});
  const solutions = config ? landingOf(config, 'solution') : [];
  const line = useFooterLine();
  const hasArticles = useHasArticles();
  const ownColumns = config?.footer?.columns.map(({ links, ...column }): Column => [
    text(column, 'title'),
    links.map((link): [string, string] => [link.url, text(link, 'title')]),
  ]);
  const columns: Column[] = [
    [
      t('footer.expertise'),
      [
        ...groups.map((group): [string, string] => [paths.group(group), text(group, 'group_name')]),
        ...solutions.map((page, index): [string, string] => [paths.solution(index + 1), text(page, 'title')]),
      ],
    ],
    [
      t('footer.account'),
      [
        session.isMember ? [paths.userCenter, t('footer.userCenter')] : [paths.register(), t('footer.signUp')],
        [paths.publish('about-us'), t('footer.about')],
        [paths.publish('contact-us'), t('footer.contactUs')],
        [paths.signActive, t('footer.checkIn')],
        ...(config?.has_new_pack === false ? [] : [[paths.newPack, t('footer.newPack')] satisfies Column[1][number]]),
      ],
    ],
    [
      t('footer.help'),
      [
        [paths.customerService, t('footer.service')],
        [paths.tracking, t('footer.tracking')],
        ...(hasArticles ? [[paths.articles, t('footer.articles')] satisfies Column[1][number]] : []),
        [paths.publish('after-sales'), t('footer.support')],
        [paths.publish('privacy-policy'), t('footer.privacy')],
        [paths.publish('FAQ'), t('footer.faq')],
        [paths.publish('use-service'), t('footer.terms')],
      ],
    ],
  ];
  // A new store has no groups yet.
  const shownColumns = (ownColumns?.length ? ownColumns : columns).filter(([, links]) => links.length > 0);
  return (
    <footer className={styles.root}>
      <div className={styles.columns}>
        {shownColumns.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul role="list">
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <FooterContact />
      </div>
      <div className={styles.base}>
        <p>{line}</p>
        <PrivacyChoices className={clsx(styles.link, styles.button)} />
        {config && <PaymentBadges payment={config.payment} />}
        {OfflineCatalogueAge && <OfflineCatalogueAge />}
      </div>
    </footer>
  );
});
