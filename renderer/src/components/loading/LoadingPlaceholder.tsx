import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './LoadingPlaceholder.module.css';
import { SlowNote } from './SlowNote.tsx';

/** A placeholder for a list that is being read. */
export function LoadingPlaceholder() {
  const { t } = useTranslation('member');
  return (
    <>
      <SlowNote />
      <Skeleton className={styles.root} aria-label={t('loading')}>
        <SkeletonItem className={styles.item} />
        <SkeletonItem className={styles.item} />
        <SkeletonItem className={styles.item} />
      </Skeleton>
    </>
  );
}
