import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/context.ts';
import { ProductShelf } from '../../components/ProductShelf.tsx';
import { Section } from './Section.tsx';

/** The products looked at last, besides the one that is shown; known to this browser alone, so never in the server's page. */
export const RecentlyViewed = observer(function RecentlyViewed({ besides }: { besides: number }) {
  const { t } = useTranslation('product');
  const { reads, recent, session } = useStores();
  const ids = recent.ids.filter((id) => id !== besides);
  const payload = { ids: ids.toSorted((a, b) => a - b), page_size: 12, facets: 0 };
  const wanted = payload.ids.join(' ');
  useEffect(() => {
    // A shelf that cannot be read is left out: nobody came for it.
    if (wanted)
      reads
        .load('listProducts', { ids: wanted.split(' ').map(Number), page_size: 12, facets: 0 })
        .catch(() => undefined);
  }, [reads, wanted, session.user]);

  const known = reads.peek('listProducts', payload)?.results ?? [];
  const products = ids.flatMap((id) => known.find((product) => product.id === id) ?? []);
  return (
    products.length > 0 && (
      <Section id="recent" title={t('sections.recent')}>
        <ProductShelf products={products} />
      </Section>
    )
  );
});
