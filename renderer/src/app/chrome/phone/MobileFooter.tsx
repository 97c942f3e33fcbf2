import { observer } from 'mobx-react-lite';
import { useHasArticles } from '../../../components/article/useHasArticles.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { LanguageLinks } from '../header/utilityBar/LanguageLinks.tsx';
import { PrivacyChoices } from '../footer/PrivacyChoices.tsx';
import { useFooterLine } from '../footer/useFooterLine.ts';
import { ThemeSwitch } from '../header/utilityBar/ThemeSwitch.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './MobileFooter.module.css';

/** The foot of a phone's main pages: language and theme, which a phone's header lacks. */
export const MobileFooter = observer(function MobileFooter() {
  const { t } = useTranslation('chrome');
  const { session } = useStores();
  const hasArticles = useHasArticles();
  const line = useFooterLine();
  return (
    <footer className={styles.root}>
      <LanguageLinks isLarge />
      <ThemeSwitch />
      <div className={styles.links}>
        <Link className={styles.link} to={paths.brands}>
          {t('nav.brands')}
        </Link>
        <Link className={styles.link} to={paths.products}>
          {t('nav.products')}
        </Link>
        {hasArticles && (
          <Link className={styles.link} to={paths.articles}>
            {t('footer.articles')}
          </Link>
        )}
        <Link className={styles.link} to={paths.tracking}>
          {t('footer.tracking')}
        </Link>
        <Link className={styles.link} to={paths.customerService}>
          {t('footer.service')}
        </Link>
        <Link className={styles.link} to={paths.publish('about-us')}>
          {t('nav.about')}
        </Link>
        <Link className={styles.link} to={paths.publish('privacy-policy')}>
          {t('footer.privacy')}
        </Link>
        <Link className={styles.link} to={paths.publish('use-service')}>
          {t('footer.terms')}
        </Link>
        <PrivacyChoices className={styles.link} />
        {session.isMember && (
          <button type="button" className={styles.link} onClick={() => void session.logout()}>
            {t('account.logout')}
          </button>
        )}
      </div>
      <p className={styles.rights}>{line}</p>
    </footer>
  );
});
