import { useEffect, useEffectEvent } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { Product, ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { useStores } from '../../stores/context.ts';

/** The loader's data of a product's page. */
export interface ProductParams {
  id: number;
  /** The first frame of a page whose product is still being read. */
  listed?: {
    /** The product as a list shows it. */
    item: ProductItem;
    reading: Promise<unknown>;
    /** Makes the loader run again and report that `reading` failed. */
    reportFailure: () => void;
  };
}

interface ShownProduct {
  /** Undefined while it is being read. */
  product: Product | undefined;
  /** What is known of it: the product, or a list's item. */
  shown: ProductItem;
  /** The page began with a list's item: what was shown then keeps its place. */
  wasListed: boolean;
}

/** The product of this page; call it in an observer. */
export function useShownProduct(): ShownProduct {
  const { id, listed } = useLoaderData<ProductParams>();
  const { queries } = useStores();
  const { revalidate } = useRevalidator();
  const runLoaderAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let isShown = true;
    listed?.reading.catch(() => {
      if (!isShown) return;
      listed.reportFailure();
      runLoaderAgain();
    });
    return () => {
      isShown = false;
    };
  }, [listed]);
  const product = queries.peek('readProduct', { id });
  return { product, shown: product ?? listed!.item, wasListed: listed !== undefined };
}
