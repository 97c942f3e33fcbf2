import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Sort } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { NativeSelect } from '../../../ui/form/NativeSelect.tsx';
import type { ListingAddress } from '../useListingAddress.ts';
import styles from './SortMenu.module.css';

const FOR_ALL: Sort[] = ['relevance', 'name', 'newest', 'delivery'];
const FOR_MEMBERS: Sort[] = ['price_asc', 'price_desc'];

/** The order of the list; by price only for those who see prices. */
export const SortMenu = observer(function SortMenu({
  address,
  isSearch,
}: {
  address: ListingAddress;
  isSearch: boolean;
}) {
  const { t } = useTranslation('catalogue');
  const { session, ui, catalogue } = useStores();
  const navigate = useNavigate();
  const id = useId();
  // A client's offline catalogue has no prices, and no order by them.
  const hasPrices = session.isMember && (ui.isOnline || !catalogue);
  const sorts = hasPrices ? [...FOR_ALL, ...FOR_MEMBERS] : FOR_ALL;
  const chosenSort = sorts.find((sort) => sort === address.query.sort) ?? 'relevance';
  const choose = (value: string): void => {
    const sort = sorts.find((other) => other === value && other !== 'relevance') ?? null;
    void navigate(address.searchOf({ ...address.query, sort, page: 1 }), { preventScrollReset: true });
  };
  return (
    <span className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {t('sort.label')}
      </label>
      <NativeSelect
        className={styles.select}
        selectClassName={ui.device === 'desktop' ? undefined : styles.touch}
        id={id}
        label={t('sort.label')}
        value={chosenSort}
        onChoose={choose}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort === 'relevance' && !isSearch ? 'sort.recommended' : `sort.${sort}`)}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
});
