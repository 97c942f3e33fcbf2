import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import styles from './ListPlaceholder.module.css';

const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Where the products will be that are being read: beside the column of filters, if there will be one. */
export function ListPlaceholder() {
  const { t } = useTranslation('chrome');
  const { isMobile } = useStores().ui;
  return (
    <div className={isMobile ? undefined : styles.besideFilters} role="progressbar" aria-label={t('loading')}>
      <div className={styles.cards}>
        {PLACES.map((place) => (
          <span key={place} className={styles.card} />
        ))}
      </div>
    </div>
  );
}
