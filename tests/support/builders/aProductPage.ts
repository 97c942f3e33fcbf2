import type { Product, Sku } from '../../../shared/contract/schemas/catalogue.ts';
import { aProduct } from './aProduct.ts';

const aVariant = (id: number, length: string, fields: Partial<Sku> = {}): Sku => ({
  id,
  product_id: 1,
  code: `CX5-2C-${length}`,
  sku_name: '',
  specs: [{ key: 'cable', label: '线长', en_label: 'Cable', value: length, unit: 'm' }],
  gtin: null,
  pack_size: 1,
  stock: 4,
  delivery_days: 3,
  is_priced: true,
  ...fields,
});

/** A convex probe as its page shows it to a guest, with four lengths of cable. */
export const aWholeProduct = (fields: Partial<Product> = {}): Product => ({
  ...aProduct({ sku_count: 4 }),
  ru_seo_title_str: 'konveksnyi',
  en_seo_title_str: 'convex',
  description: '',
  en_description: 'For the abdomen.',
  summary: '',
  en_summary: 'A convex probe.',
  pictures: [],
  specs: [{ key: 'frequency', label: '频率', en_label: 'Frequency', value: '2–5', unit: 'MHz' }],
  skus: [
    aVariant(100, '2'),
    aVariant(101, '3'),
    aVariant(102, '4'),
    aVariant(103, '5', { stock: 0, delivery_days: 20 }),
  ],
  fits: [],
  accessories: [],
  similar: [],
  documents: [],
  breadcrumbs: [],
  warranty_months: 12,
  origin: 'DE',
  updated_at: '2026-11-01T00:00:00Z',
  ...fields,
});

/** The same for a member, with prices. */
export const withPrices = (product: Product, price: number): Product => ({
  ...product,
  market_price: price,
  skus: product.skus.map((sku) => ({ ...sku, market_price: sku.is_priced ? price : null })),
});
