import { useLoaderData } from 'react-router-dom';
import type { Product, ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { useFirstFrame } from '../../components/loading/useFirstFrame.ts';
import type { Framed } from '../../routing/firstFrame.ts';
import { useStores } from '../../stores/context.ts';

/** The loader's data of a product's page. */
export interface ProductParams {
  id: number;
  /** The product as a list shows it: the first frame of a page whose product is still being read. */
  listed?: ProductItem;
}

interface ShownProduct {
  /** Undefined while it is being read. */
  product: Product | undefined;
  /** The product as far as it is read: whole, or a list's item. */
  shown: ProductItem;
  /** The page began with a list's item: what was shown then keeps its place. */
  wasListed: boolean;
}

/** The product of this page; call it in an observer. */
export function useShownProduct(): ShownProduct {
  const { id, listed, behind } = useLoaderData<Framed<ProductParams>>();
  const { queries } = useStores();
  useFirstFrame(behind);
  const product = queries.peek('readProduct', { id });
  return { product, shown: product ?? listed!, wasListed: listed !== undefined };
}
