import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Product, ProductItem, Sku } from '../../../../shared/contract/schemas/catalogue.ts';
import { Breadcrumbs, useGroupSteps } from '../../components/navigation/Breadcrumbs.tsx';
import { groupTrail } from '../../routing/groupTrail.ts';
import { useStores } from '../../stores/context.ts';
import { BelowTheFold } from '../../ui/layout/BelowTheFold.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { BuyBox } from './buy/BuyBox.tsx';
import { ListedBuyBox } from './buy/ListedBuyBox.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { picturesOf, ProductHead } from './ProductHead.tsx';
import { ProductIntro } from './ProductIntro.tsx';
import styles from './ProductPage.module.css';
import { RetiredProduct } from './RetiredProduct.tsx';
import { ProductSections } from './sections/ProductSections.tsx';
import { SectionNav } from './sections/SectionNav.tsx';
import { markedSku, chosenSku } from './variants/chosenSku.ts';
import { NoVariant } from './variants/NoVariant.tsx';
import { SkuChoice } from './variants/SkuChoice.tsx';
import { useShownProduct } from './useShownProduct.ts';

/** The chosen variant; it is part of the address, so that a shared link shows the same one. */
function useChosenSku(product: Product | undefined): { sku: Sku | null; choose: (skuId: number) => void } {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  // The address is updated a moment after the click. Then, or when another link was pressed meanwhile, it says what is shown.
  const [choice, setChoice] = useState({ key: '', skuId: '' });
  const sku = product ? chosenSku(product, choice.key === key ? choice.skuId : params.get('sku')) : null;

  const choose = (skuId: number): void => {
    if (skuId === sku?.id) return;
    setChoice({ key, skuId: String(skuId) });
    setParams((known) => (known.set('sku', String(skuId)), known), { replace: true, preventScrollReset: true });
  };
  return { sku, choose };
}

/** One product: description, fits, delivery, and purchase. Its first frame after a click is what the list knew. */
export const ProductPage = observer(function ProductPage() {
  const { product, shown, wasListed } = useShownProduct();
  const { queries, recent, session } = useStores();
  const text = useLocalised();
  const { sku, choose } = useChosenSku(product);
  const marked = product ? markedSku(product, sku) : null;
  const isSold = product !== undefined && product.is_retired !== true;
  const { id } = shown;
  useEffect(() => {
    // Not before this browser's storage has been read.
    if (session.isKnown && isSold) recent.see(id, marked);
  }, [recent, id, marked, session.isKnown, isSold]);

  const groups = product?.breadcrumbs ?? groupTrail(queries.peek('readGroupTree', {}) ?? [], shown.group.id);
  const steps = useGroupSteps(groups);
  const name = text(shown, 'product_name');
  return (
    <main id="content" className={styles.root} aria-busy={!product || undefined}>
      <ProductHead product={product ?? shown} />
      <Breadcrumbs steps={steps} current={name} />
      <div className={styles.top}>
        <Gallery
          key={id}
          name={name}
          pictures={picturesOf(product ?? shown)}
          isListed={!product}
          keepsThumbs={wasListed}
        />
        <ProductIntro product={product ?? shown} sku={sku} />
        <Purchase product={product} shown={shown} sku={sku} name={name} />
      </div>
      {isSold && (product.skus.length > 1 || !sku) && <SkuChoice skus={product.skus} chosen={sku} onChoose={choose} />}
      <BelowTheFold key={product ? id : 'listed'} isWaiting={!product}>
        {product && <SectionNav product={product} />}
        {product && <ProductSections product={product} sku={sku} />}
      </BelowTheFold>
    </main>
  );
});

interface PurchaseProps {
  product: Product | undefined;
  shown: ProductItem;
  sku: Sku | null;
  name: string;
}

function Purchase({ product, shown, sku, name }: PurchaseProps) {
  if (!product) return <ListedBuyBox product={shown} />;
  if (product.is_retired) return <RetiredProduct product={product} name={name} />;
  return sku ? <BuyBox product={product} sku={sku} name={name} /> : <NoVariant />;
}
