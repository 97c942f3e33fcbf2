import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/useTranslation.ts';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: tokens.spacingVerticalL },
  item: { height: '96px', borderRadius: tokens.borderRadiusLarge },
});

/** A placeholder for a list that is being read. */
export function LoadingPlaceholder() {
  const { t } = useTranslation('member');
  const styles = useStyles();
  return (
    <Skeleton className={styles.root} aria-label={t('loading')}>
      <SkeletonItem className={styles.item} />
      <SkeletonItem className={styles.item} />
      <SkeletonItem className={styles.item} />
    </Skeleton>
  );
}
