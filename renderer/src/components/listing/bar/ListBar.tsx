import { clsx } from 'clsx';
import { FilterRegular } from '@fluentui/react-icons/headless/svg/filter';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Tag } from '../../../ui/feedback/Tag.tsx';
import { DensitySwitch } from './DensitySwitch.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { ListingAddress } from '../useListingAddress.ts';
import styles from './ListBar.module.css';

interface ListBarProps {
  address: ListingAddress;
  /** Null while it is unknown. */
  total: number | null;
  /** The count is an estimate. */
  isEstimate: boolean;
  chosen: number;
  hasFilters: boolean;
  isSearch: boolean;
  onFilter: () => void;
}

/** The number of products, and how they are shown. */
export const ListBar = observer(function ListBar({
  address,
  total,
  isEstimate,
  chosen,
  hasFilters,
  isSearch,
  onFilter,
}: ListBarProps) {
  const { t } = useTranslation('catalogue');
  const { ui } = useStores();
  const count = total === null ? '' : t('count', { count: total });
  return (
    <div className={styles.root}>
      <p className={styles.count} role="status">
        {isEstimate ? t('about', { what: count }) : count}
      </p>
      {hasFilters && (
        <Button
          className={clsx(styles.filter, !ui.isMobile && styles.besideColumn)}
          icon={<FilterRegular />}
          aria-haspopup="dialog"
          onClick={onFilter}
        >
          <span>{t('facets.title')}</span>{' '}
          {chosen > 0 && (
            <Tag tone="count" className={styles.badge}>
              {chosen}
            </Tag>
          )}
        </Button>
      )}
      <span className={styles.tools}>
        <SortMenu address={address} isSearch={isSearch} />
        <DensitySwitch />
      </span>
    </div>
  );
});
