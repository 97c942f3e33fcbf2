import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Request } from '../../../../shared/contract/contract.ts';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { PageLinks } from '../../components/member/PageLinks.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { ToOrderPad } from '../../components/order/ToOrderPad.tsx';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { parseListing } from '../../routing/listingQuery.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { FavouritesEmpty } from './FavouritesEmpty.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import styles from './FavouritesPage.module.css';
import { MoveToCart } from './MoveToCart.tsx';
import { SortPills, useSort } from './SortPills.tsx';
import { useRemovedFavourites } from './useRemovedFavourites.ts';

/**
 * Reads the list again when another tab has marked a product that it lacks. Removed products stay in it: they may be
 * restored.
 */
function useFavouritesFromOtherTabs(payload: Request<'listCollected'>): void {
  const { favourites, queries } = useStores();
  const text = JSON.stringify(payload);
  useEffect(
    () =>
      reaction(
        () => [...favourites.memberIds],
        (now, before) => {
          const request = JSON.parse(text) as Request<'listCollected'>;
          const shownProducts = queries.peek('listCollected', request)?.results ?? [];
          const isNew = (id: number): boolean =>
            !before.includes(id) && !shownProducts.some((product) => product.id === id);
          if (now.some(isNew)) void queries.reload('listCollected', request).catch(() => undefined); // still correct, only incomplete
        },
      ),
    [favourites, queries, text],
  );
}

const PAGE_SIZE = 24;

/** Favourite products: a member's from the server, a guest's from this browser. */
export function FavouritesPage() {
  const { t } = useTranslation('member');
  return (
    <MemberFrame title={t('favourites.title')} visitor={<GuestFavourites />}>
      <MemberFavourites />
    </MemberFrame>
  );
}

function usePage(): number {
  const [params] = useSearchParams();
  return parseListing(params).page;
}

const MemberFavourites = observer(function MemberFavourites() {
  const page = usePage();
  const sort = useSort();
  const { data, error, retry } = useQuery('listCollected', { page, page_size: PAGE_SIZE, sort });
  useFavouritesFromOtherTabs({ page, page_size: PAGE_SIZE, sort });
  return (
    <>
      {data && data.total > 1 && <SortPills current={sort} />}
      <Favourites page={page} products={data?.results} total={data?.total ?? 0} error={error} retry={retry} />
    </>
  );
});

const GuestFavourites = observer(function GuestFavourites() {
  const { t } = useTranslation('member');
  const { favourites } = useStores();
  const { pathname } = useLocation();
  const total = favourites.guestIds.length;
  return (
    <>
      <p className={styles.hint}>
        <span className={styles.quiet}>{t('favourites.guest')}</span>
        <Link className={styles.link} to={paths.login(pathname)}>
          {t('favourites.logIn')}
        </Link>
      </p>
      {total > 0 ? <GuestProducts /> : <FavouritesEmpty />}
    </>
  );
});

/**
 * Newest first, like a member's list. The order stays while the list is open: a restored product returns to its place,
 * and one marked in another tab comes first.
 */
const GuestProducts = observer(function GuestProducts() {
  const { favourites } = useStores();
  const [opened] = useState(() => favourites.guestIds.toReversed());
  const ids = [...favourites.guestIds.filter((id) => !opened.includes(id)).toReversed(), ...opened];
  const page = Math.min(usePage(), Math.ceil(ids.length / PAGE_SIZE));
  const shownIds = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const { data, error, retry } = useQuery('listProducts', { ids: shownIds, page: 1, page_size: PAGE_SIZE });
  const products = data && shownIds.flatMap((id) => data.results.find((product) => product.id === id) ?? []);
  return <Favourites page={page} products={products} total={ids.length} error={error} retry={retry} />;
});

interface FavouritesProps {
  page: number;
  products: readonly ProductItem[] | undefined;
  total: number;
  error: ApiError | null;
  retry: () => void;
}

const Favourites = observer(function Favourites({ page, products, total, error, retry }: FavouritesProps) {
  const { t } = useTranslation('member');
  const { favourites } = useStores();
  const { removed, move } = useRemovedFavourites();
  if (error) return <LoadError error={error} retry={retry} />;
  if (!products) return <LoadingPlaceholder />;
  const remaining = products.filter(({ id }) => !removed.has(id));
  if (remaining.length === 0) return <FavouritesEmpty isFirst={page === 1} />;
  return (
    <>
      <section className={styles.cards} aria-label={t('favourites.title')}>
        {remaining.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            skuId={favourites.skuIdOf(product.id) ?? undefined}
            heading="h2"
            action={<MoveToCart product={product} onMoved={move} />}
          />
        ))}
      </section>
      <div>
        <ToOrderPad
          lines={remaining.map(({ id, code, sku_code: own }) => ({
            code: own ?? code,
            quantity: 1,
            skuId: favourites.skuIdOf(id),
          }))}
        />
      </div>
      <PageLinks page={page} last={Math.ceil(total / PAGE_SIZE)} />
    </>
  );
});
