import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import { HomeRegular } from '@fluentui/react-icons/headless/svg/home';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { ContactWidget } from '../../../components/contact/ContactWidget.tsx';
import { BackToTop } from '../page/BackToTop.tsx';
import { Logo } from '../header/Logo.tsx';
import { useHydrated } from '../../../ui/loading/useHydrated.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './MobileBar.module.css';
import { hasContact, hasSearch, hasTabs, isHome, pageName } from '../page/pageName.ts';
import { OutboxChip } from '../offline/OutboxChip.tsx';
import { SearchBox } from '../search/SearchBox.tsx';

/** The header of every page on a phone: title, back button, search. */
export function MobileBar() {
  const { pathname } = useLocation();
  return (
    <header className={styles.root}>
      {isHome(pathname) ? (
        <div className={styles.brand}>
          <Logo />
          <div className={styles.actions}>
            <OutboxChip isCompact />
            <ContactWidget />
            <BackToTop />
          </div>
        </div>
      ) : (
        <TitleBar />
      )}
      {hasSearch(pathname) && (
        <div className={styles.search}>
          <SearchBox isSheet />
        </div>
      )}
    </header>
  );
}

function TitleBar() {
  const { t } = useTranslation('chrome');
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  // The history has no earlier page of this store. After a reload the browser still has a key, which the server's HTML
  // does not know.
  const isFirst = !useHydrated() || key.startsWith('default');
  return (
    <div className={styles.bar}>
      {isFirst || hasTabs(pathname) ? (
        <Link className={styles.button} to={paths.home} replace={isFirst} aria-label={t('bar.home')}>
          <HomeRegular aria-hidden="true" />
        </Link>
      ) : (
        <button type="button" className={styles.button} aria-label={t('bar.back')} onClick={() => void navigate(-1)}>
          <ArrowLeftRegular aria-hidden="true" />
        </button>
      )}
      <span className={styles.title}>{t(`pages.${pageName(pathname, search)}`)}</span>
      {!isFirst && !hasTabs(pathname) && (
        <Link className={styles.button} to={paths.home} aria-label={t('bar.home')}>
          <HomeRegular aria-hidden="true" />
        </Link>
      )}
      <OutboxChip isCompact />
      {hasContact(pathname) && <ContactWidget />}
      <BackToTop />
    </div>
  );
}
