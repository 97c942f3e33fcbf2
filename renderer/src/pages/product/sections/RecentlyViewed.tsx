import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { ProductShelf } from '../../../components/product/shelf/ProductShelf.tsx';
import { useShelf } from '../../../components/product/shelf/useShelf.tsx';
import { Section } from './Section.tsx';

const SHELF = 12;

/** The products visited last, without the shown one; known to this browser only, so never in the server's page. */
export const RecentlyViewed = observer(function RecentlyViewed({ besides }: { besides: number }) {
  const { recent } = useStores();
  const ids = recent.ids.filter((id) => id !== besides);
  return ids.length > 0 && <Shelf ids={ids} />;
});

const Shelf = observer(function Shelf({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('product');
  const { recent } = useStores();
  const payload = { ids: ids.toSorted((a, b) => a - b), page_size: SHELF, facets: 0 };
  const { data, room } = useShelf('listProducts', payload, Math.min(ids.length, SHELF));
  if (room) return room;
  const products = ids.flatMap((id) => data?.results.find((product) => product.id === id) ?? []);
  return (
    products.length > 0 && (
      <Section id="recent" title={t('sections.recent')}>
        <ProductShelf
          products={products}
          skuIdOf={({ id }) => recent.chosen.find((chosen) => chosen.id === id)?.skuId ?? undefined}
        />
      </Section>
    )
  );
});
