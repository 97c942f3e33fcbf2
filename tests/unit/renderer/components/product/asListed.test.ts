import { expect, it } from 'vitest';
import { asListed } from '../../../../../renderer/src/components/product/withVariant.ts';
import { aProduct } from '../../../../support/builders/aProduct.ts';

const variant = { id: 102, code: 'CX5-2C-4', pack_size: 10, stock: 3, delivery_days: 7, is_priced: true };
const product = aProduct({ sku_count: 4, is_price_from: true });

it('a product is listed as itself where a search means none of its variants', () =>
  expect(asListed(product)).toEqual(product));

it('a product is listed as the variant that a search means: its buttons buy that one, and nothing is left to choose', () => {
  const listed = asListed({ ...product, variant: variant as NonNullable<typeof product.variant> });
  expect(listed).toMatchObject({
    id: product.id,
    sku_id: 102,
    sku_count: 1,
    sku_code: 'CX5-2C-4',
    code: 'CX5-2C-4',
    pack_size: 10,
    stock: 3,
    delivery_days: 7,
    is_priced: true,
    is_price_from: false,
  });
  expect(listed.market_price).toBe(product.market_price);
});

it('shows the price of the variant, not that of the product', () => {
  const priced = { ...variant, market_price: 4_200 } as NonNullable<typeof product.variant>;
  expect(asListed({ ...product, market_price: 9_900, variant: priced }).market_price).toBe(4_200);
});
