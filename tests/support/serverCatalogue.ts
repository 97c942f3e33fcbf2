import { CatalogueWriter } from '../../server/modules/catalogue/writing/CatalogueWriter.ts';
import type { ProductRecord } from '../../server/modules/catalogue/writing/records.ts';
import type { Database } from '../../server/platform/database/Database.ts';

const GROUP = 11;
const BRAND = 5;

/** Products 1 and 2 have a price, 3 goes by quotation. Their variants are 101, 102 and 103. */
export const PRICED = { product: 1, sku: 101, price: 12_345 };
export const ALSO_PRICED = { product: 2, sku: 102, price: 99 };
export const UNPRICED = { product: 3, sku: 103 };
export const NOWHERE = 999_999;

/** A product of one variant, whose number is a hundred higher. */
export const smallProduct = (id: number, code: string, price: number | null): ProductRecord => ({
  id,
  code,
  product_name: `探头 ${code}`,
  en_product_name: `Probe ${code}`,
  seo_title_str: `probe-${id}`,
  summary: '探头',
  description: '探头',
  brand_id: BRAND,
  group_id: GROUP,
  condition: 'new',
  specs: [],
  skus: [
    {
      ...{ id: id + 100, code: `${code}-A`, sku_name: '标准', en_sku_name: 'Standard', specs: [], gtin: null },
      ...{ pack_size: 1, stock: 4, delivery_days: 5, market_price: price },
    },
  ],
  ...{ fits: [], accessory_ids: [], documents: [], pictures: [], warranty_months: 12, origin: 'DE' },
  created_at: '2026-01-01T00:00:00Z',
});

/** A catalogue just large enough to fill a cart from. */
export async function writeSmallCatalogue(db: Database): Promise<void> {
  const writer = new CatalogueWriter(db);
  const group = { position: 1, picture: null, description: '' };
  await writer.write({
    groups: [
      { ...group, id: 1, seo_key: 'ultrasound', parent_id: null, group_name: '超声', en_group_name: 'Ultrasound' },
      { ...group, id: 2, seo_key: 'probes', parent_id: 1, group_name: '探头', en_group_name: 'Probes' },
      { ...group, id: GROUP, seo_key: 'convex', parent_id: 2, group_name: '凸阵', en_group_name: 'Convex probes' },
    ],
    brands: [
      {
        id: BRAND,
        brand_name: 'Sonarys',
        seo_key: 'sonarys',
        country: 'DE',
        founded: null,
        logo: null,
        description: '',
      },
    ],
    products: [
      smallProduct(PRICED.product, 'CX-1', PRICED.price),
      smallProduct(ALSO_PRICED.product, 'CX-2', ALSO_PRICED.price),
      smallProduct(UNPRICED.product, 'CX-3', null),
    ],
  });
  await writer.finish();
}
