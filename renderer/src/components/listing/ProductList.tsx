import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { choicesOf } from './facets/facetChoices.ts';
import { Facets } from './facets/Facets.tsx';
import { FilterChips } from './facets/FilterChips.tsx';
import { ListBar } from './bar/ListBar.tsx';
import { ListEmpty } from './states/ListEmpty.tsx';
import { ListError } from './states/ListError.tsx';
import { ResultsInSlices } from './ResultsInSlices.tsx';
import { countOnPage, knownFrom } from './KnownLists.ts';
import type { Listing } from './loadListing.ts';
import { Pager } from './pager/Pager.tsx';
import { useListingAddress } from './useListingAddress.ts';
import styles from './ProductList.module.css';

const FacetDrawer = lazy(() => import('./facets/FacetDrawer.tsx').then((module) => ({ default: module.FacetDrawer })));

interface ProductListProps {
  listing: Listing;
  /** The page's own parameters, kept in the list's addresses. */
  keeps?: readonly string[];
  /** Facets that the page has fixed. */
  without?: readonly string[];
  /** The search text; a product whose number it is comes first. */
  keyword?: string;
  /** Why the search found a product. */
  noteOf?: (product: ProductItem) => ReactNode;
  /** The text of an empty list without filters. */
  empty?: ReactNode;
  /** How many products the page expects before they are read. */
  expected?: number;
}

const NONE: readonly string[] = [];

/** Products with filters, order and pages; all state is in the address. */
export const ProductList = observer(function ProductList({
  listing,
  keeps = NONE,
  without = NONE,
  keyword,
  noteOf,
  empty,
  expected,
}: ProductListProps) {
  const { t } = useTranslation('catalogue');
  const { queries, ui } = useStores();
  const address = useListingAddress(keeps);
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const reply = queries.peek('listProducts', listing.payload);
  const list = reply ? knownFrom(reply) : listing.known;
  if (!list) return <ListError failure={listing.failure} />;

  const choiceCount = choicesOf(address.query, list.facets ?? []).length;
  // A single product needs no filters.
  const facets =
    list.facets && (list.total !== 1 || choiceCount > 0)
      ? list.facets.filter(({ key, values }) => values.length > 0 && !without.includes(key))
      : [];
  const hasColumn = !ui.isMobile && (facets.length > 0 || !list.facets);
  if (reply?.total === 0 && choiceCount === 0) return empty ?? <ListEmpty facets={facets} address={address} />;
  return (
    <section className={clsx(styles.root, !hasColumn && styles.single)} aria-label={t('list')}>
      {hasColumn &&
        (list.facets ? (
          <aside className={styles.filters} aria-label={t('facets.title')}>
            <h2 className={styles.filtersTitle}>{t('facets.title')}</h2>
            <Facets facets={facets} address={address} hasCounts={list.hasCounts} />
          </aside>
        ) : (
          <div className={styles.filters} />
        ))}
      <div className={styles.main}>
        <VisuallyHidden>
          <h2>{t('list')}</h2>
        </VisuallyHidden>
        <ListBar
          address={address}
          total={list.total}
          isEstimate={list.isEstimate}
          chosen={choiceCount}
          hasFilters={facets.length > 0}
          isSearch={keyword !== undefined}
          onFilter={() => setDrawer('open')}
        />
        {(!reply || reply.results.length > 0) && (
          <FilterChips facets={facets} address={address} isTouch={ui.device !== 'desktop'} />
        )}
        <div className={styles.results} aria-busy={!reply}>
          {reply?.results.length === 0 ? (
            <ListEmpty facets={facets} address={address} total={reply.total} />
          ) : (
            <ResultsInSlices
              id={JSON.stringify(listing.payload)}
              products={reply?.results}
              expected={countOnPage(address.query.page, list.total ?? expected)}
              keyword={keyword}
              noteOf={noteOf}
            />
          )}
        </div>
        {list.last !== null && <Pager address={address} last={list.last} isEstimate={list.isEstimate} />}
      </div>
      {drawer !== 'never' && (
        <Suspense>
          <FacetDrawer
            isOpen={drawer === 'open'}
            facets={facets}
            address={address}
            total={list.total}
            hasCounts={list.hasCounts}
            onClose={() => setDrawer('closed')}
          />
        </Suspense>
      )}
    </section>
  );
});
