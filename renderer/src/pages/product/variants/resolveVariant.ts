import type { Product } from '../../../../../shared/contract/schemas/catalogue.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import type { Localised } from '../../../../../shared/text/localised.ts';
import type { QueryStore } from '../../../stores/queries/QueryStore.ts';
import { findSkuByNumber } from './chosenSku.ts';

/** A variant and its product. */
interface Meant {
  of: Localised<'seo_title_str'> & { id: number };
  skuId: number;
}

/**
 * Resolves an address that names no variant by id: a variant by its part number, or one that belongs to another product
 * now. Null where it is unknown.
 */
export async function resolveVariant(queries: QueryStore, product: Product, sku: string): Promise<Meant | null> {
  const numbered = findSkuByNumber(product.skus, sku);
  if (numbered) return { of: product, skuId: numbered.id };
  if (!/^[1-9]\d{0,8}$/.test(sku)) return null;
  try {
    const { results } = await queries.load('listSkus', { ids: [Number(sku)], page_size: 1 });
    const movedSku = results.find((sku) => sku.product_id !== product.id);
    return movedSku ? { of: movedSku.product, skuId: movedSku.id } : null;
  } catch (error) {
    if (error instanceof ApiError) return null; // the page reports the unknown variant
    throw error;
  }
}
