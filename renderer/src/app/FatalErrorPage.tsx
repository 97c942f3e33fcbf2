import { useRouteError } from 'react-router-dom';
import { withLanguage } from '../../../shared/text/languages.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useSite } from '../ui/head/Head.tsx';
import styles from './FatalErrorPage.module.css';

/**
 * The last fallback, when the error page itself fails (S2.4): plain elements and a plain link, which cannot fail again.
 */
export function FatalErrorPage() {
  const { t } = useTranslation('chrome');
  const error = useRouteError();
  return (
    <main id="content" className={styles.root} data-failed>
      <h1 tabIndex={-1}>{t('error.lastResort', { defaultValue: 'An error occurred while showing the error page' })}</h1>
      <p className={styles.details}>{error instanceof Error ? error.message : String(error)}</p>
      <a className={styles.home} href={withLanguage('/', useSite().language)}>
        {t('error.home', { defaultValue: 'Back to the home page' })}
      </a>
    </main>
  );
}
