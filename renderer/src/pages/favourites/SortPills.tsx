import { useSearchParams } from 'react-router-dom';
import type { CollectedSort } from '../../../../shared/contract/schemas/members.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Pills } from '../../ui/layout/Pills.tsx';

// Typed by the contract, so that a new order does not compile here.
const SORTS: Record<CollectedSort, true> = { newest: true, name: true, price_asc: true, price_desc: true };
const sorts = Object.keys(SORTS) as CollectedSort[];

/** The sort order in the address. */
export function useSort(): CollectedSort {
  const [params] = useSearchParams();
  return sorts.find((sort) => sort === params.get('sort')) ?? 'newest';
}

/** The sort orders of favourites. */
export function SortPills({ current }: { current: CollectedSort }) {
  const { t } = useTranslation('member');
  const pills = sorts.map((sort) => ({
    name: t(`favourites.sorts.${sort}`),
    to: paths.favouritesBy(sort),
    isCurrent: sort === current,
  }));
  return <Pills label={t('favourites.sort')} pills={pills} />;
}
