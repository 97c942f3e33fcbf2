import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FilterRegular } from '@fluentui/react-icons/headless/svg/filter';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { narrow, wide } from '../../theme/layout.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Tag } from '../../ui/feedback/Tag.tsx';
import { DensitySwitch } from './DensitySwitch.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { ListingAddress } from './useListingAddress.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    minHeight: '40px',
  },
  count: {
    flexGrow: 1,
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  filter: { minHeight: '44px' },
  badge: { marginInlineStart: tokens.spacingHorizontalS },
  // Where the layout has a column for the filters, the button appears in narrower windows only.
  besideColumn: { [wide]: { display: 'none' } },
  tools: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minWidth: 0,
    // A row of its own from the first paint, or it would move there later.
    [narrow]: { flexBasis: '100%', columnGap: tokens.spacingHorizontalS },
  },
});

interface ListBarProps {
  address: ListingAddress;
  total: number;
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
  const styles = useStyles();
  const count = t('count', { count: total });
  return (
    <div className={styles.root}>
      <p className={styles.count} role="status">
        {isEstimate ? t('about', { what: count }) : count}
      </p>
      {hasFilters && (
        <Button
          className={mergeClasses(styles.filter, !ui.isMobile && styles.besideColumn)}
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
