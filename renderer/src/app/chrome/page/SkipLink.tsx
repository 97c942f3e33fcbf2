import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './SkipLink.module.css';

/** The first stop of the tab key: skips the header. */
export function SkipLink() {
  const { t } = useTranslation('chrome');
  return (
    <a className={styles.root} href="#content">
      {t('skip')}
    </a>
  );
}
