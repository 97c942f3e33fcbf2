import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { Product, Sku } from '../../../../shared/contract/schemas/catalogue.ts';
import { Breadcrumbs, useGroupSteps } from '../../components/navigation/Breadcrumbs.tsx';
import { useStores } from '../../stores/context.ts';
import { BelowTheFold } from '../../ui/layout/BelowTheFold.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { BuyBox } from './buy/BuyBox.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductIntro } from './ProductIntro.tsx';
import { useStyles } from './ProductPage.styles.ts';
import { RetiredProduct } from './RetiredProduct.tsx';
import { ProductSections } from './sections/ProductSections.tsx';
import { SectionNav } from './sections/SectionNav.tsx';
import { markedSku, chosenSku } from './variants/chosenSku.ts';
import { NoVariant } from './variants/NoVariant.tsx';
import { SkuChoice } from './variants/SkuChoice.tsx';

/** The chosen variant; it is part of the address, so that a shared link shows the same one. */
function useChosenSku(product: Product): { sku: Sku | null; choose: (skuId: number) => void } {
  const [params, setParams] = useSearchParams();
  const param = params.get('sku');
  // The address is updated a moment after the click.
  const [wanted, setWanted] = useState({ param, skuId: param });
  if (wanted.param !== param) setWanted({ param, skuId: param });
  const sku = chosenSku(product, wanted.skuId);

  const choose = (skuId: number): void => {
    if (skuId === sku?.id) return;
    setWanted({ param, skuId: String(skuId) });
    setParams((known) => (known.set('sku', String(skuId)), known), { replace: true, preventScrollReset: true });
  };
  return { sku, choose };
}

export interface ProductParams {
  id: number;
}

/** One product: description, fits, delivery, and purchase. */
export const ProductPage = observer(function ProductPage() {
  const { id } = useLoaderData<ProductParams>();
  const { queries, recent, session } = useStores();
  const styles = useStyles();
  const text = useLocalised();
  const product = queries.peek('readProduct', { id })!;
  const { sku, choose } = useChosenSku(product);
  const marked = markedSku(product, sku);
  const isRetired = product.is_retired === true;
  useEffect(() => {
    // Not before this browser's storage has been read.
    if (session.isKnown && !isRetired) recent.see(id, marked);
  }, [recent, id, marked, session.isKnown, isRetired]);

  const steps = useGroupSteps(product.breadcrumbs);
  const name = text(product, 'product_name');
  return (
    <main id="content" className={styles.root}>
      <ProductHead product={product} />
      <Breadcrumbs steps={steps} current={name} />
      <div className={styles.top}>
        <Gallery key={id} name={name} pictures={product.pictures.length > 0 ? product.pictures : [product.picture]} />
        <ProductIntro product={product} sku={sku} />
        {isRetired ? (
          <RetiredProduct product={product} name={name} />
        ) : sku ? (
          <BuyBox product={product} sku={sku} name={name} />
        ) : (
          <NoVariant />
        )}
      </div>
      {!isRetired && (product.skus.length > 1 || !sku) && (
        <SkuChoice skus={product.skus} chosen={sku} onChoose={choose} />
      )}
      <BelowTheFold key={id}>
        <SectionNav product={product} />
        <ProductSections product={product} sku={sku} />
      </BelowTheFold>
    </main>
  );
});
