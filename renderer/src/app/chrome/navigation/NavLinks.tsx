import { OpenRegular } from '@fluentui/react-icons/headless/svg/open';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './NavPanel.module.css';

/** Links configured by the merchant: pages of this store, or others, which open in a new tab. */
export function NavLinks({ links }: { links: readonly { url: string; label: string }[] }) {
  const { t } = useTranslation('chrome');
  return (
    <ul role="list" className={styles.root}>
      {links.map(({ url, label }) => (
        <li key={url}>
          {url.startsWith('/') ? (
            <Link className={styles.plain} to={url}>
              {label}
            </Link>
          ) : (
            <a className={styles.plain} href={url} target="_blank" rel="noopener noreferrer">
              <span>{label}</span>
              <OpenRegular aria-hidden="true" />
              <VisuallyHidden>{t('nav.newTab')}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
