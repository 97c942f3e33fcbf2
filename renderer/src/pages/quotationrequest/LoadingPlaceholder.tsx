import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { SlowNote } from '../../components/loading/SlowNote.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './QuotationRequestPage.module.css';

/** A placeholder for the form. */
export function LoadingPlaceholder() {
  const { t } = useTranslation('quotation');
  return (
    <>
      <SlowNote />
      <Skeleton className={styles.form} aria-label={t('loading')}>
        <SkeletonItem className={styles.skeletonCard} />
        <SkeletonItem className={styles.skeletonCard} />
      </Skeleton>
    </>
  );
}
