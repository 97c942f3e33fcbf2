import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { ImageOffRegular } from '@fluentui/react-icons/headless/svg/image-off';
import { observer } from 'mobx-react-lite';
import { useQuery } from '../../../components/loading/useQuery.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../AfterSalesPage.module.css';

/** An uploaded photograph. */
export const UploadedPhoto = observer(function UploadedPhoto({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('aftersale');
  const { data, error } = useQuery('readAfterSalePhoto', { id }, { isLasting: true });
  if (error) return <ImageOffRegular className={styles.noImage} aria-label={t('photoMissing', { name })} />;
  if (!data)
    return (
      <Skeleton className={styles.image} aria-label={name}>
        <SkeletonItem className={styles.image} />
      </Skeleton>
    );
  return <img className={styles.image} src={data.src} alt={name} />;
});
