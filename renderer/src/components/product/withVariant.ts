import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';

type Variant = NonNullable<ProductItem['variant']>;

/** A product with the number, pack, stock and price of one variant, which its buttons then mean. */
export function withVariant<P extends ProductItem>(
  product: P,
  { id, code, pack_size, stock, delivery_days, is_priced, market_price }: Variant,
): P {
  return {
    ...product,
    sku_id: id,
    sku_count: 1,
    sku_code: code,
    code,
    pack_size,
    stock,
    delivery_days,
    is_priced,
    ...(market_price !== undefined && { market_price }),
    is_price_from: false,
  };
}

/** A product as a list shows it: as the variant that a search means, where it means one. */
export const asListed = <P extends ProductItem>(product: P): P =>
  product.variant ? withVariant(product, product.variant) : product;
