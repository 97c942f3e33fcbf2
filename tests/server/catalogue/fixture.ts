import type { Spec } from '../../../shared/contract/schemas/catalogue.ts';
import type { BrandRecord, GroupRecord, ProductRecord } from '../../../server/modules/catalogue/writing/records.ts';

export const ULTRASOUND = 1;
export const PROBES = 2;
export const CONVEX = 3;
export const LINEAR = 4;
export const MONITORS = 5;

const group = (id: number, parent_id: number | null, en_group_name: string, drawn = false): GroupRecord => ({
  id,
  parent_id,
  position: id,
  seo_key: `group-${id}`,
  group_name: `组${id}`,
  en_group_name,
  description: '',
  picture: drawn
    ? { src: `/media/${en_group_name.toLowerCase()}-{w}.{f}`, widths: [160], width: 160, height: 160 }
    : null,
});

export const groups: GroupRecord[] = [
  group(ULTRASOUND, null, 'Ultrasound'),
  group(PROBES, ULTRASOUND, 'Probes', true),
  group(CONVEX, PROBES, 'Convex'),
  group(LINEAR, PROBES, 'Linear'),
  group(MONITORS, null, 'Monitors'),
];

const brand = (id: number, brand_name: string): BrandRecord => ({
  id,
  brand_name,
  seo_key: brand_name.toLowerCase(),
  country: 'DE',
  founded: 1990,
  logo: null,
  description: '',
});
export const brands = [brand(1, 'Alvane'), brand(2, 'Borealis')];

export const frequency = (value: string): Spec => ({
  key: 'frequency',
  label: '频率',
  en_label: 'Frequency',
  es_label: 'Frecuencia',
  ru_label: 'Частота',
  value,
  unit: 'MHz',
});
const shape = (value: string, en_value: string): Spec => ({
  key: 'shape',
  label: '形状',
  en_label: 'Shape',
  value,
  en_value,
});
const ports: Spec = { key: 'ports', label: '接口', en_label: 'Ports', value: '2' };

/** A product with one variant, all of it overridable. */
export function aProduct(own: Partial<ProductRecord> & { id: number; code: string }): ProductRecord {
  const { id, code } = own;
  return {
    brand_id: 1,
    group_id: CONVEX,
    condition: 'new',
    product_name: `产品 ${id}`,
    en_product_name: `Thing ${id}`,
    seo_title_str: `product-${id}`,
    summary: '',
    description: '',
    specs: [],
    fits: [],
    accessory_ids: [],
    documents: [],
    pictures: [],
    warranty_months: 12,
    origin: 'DE',
    created_at: `2026-01-0${Math.min(id, 9)}T00:00:00Z`,
    skus: [
      {
        id: id * 10 + 1,
        code,
        sku_name: `产品 ${id}`,
        specs: [],
        gtin: null,
        pack_size: 1,
        stock: 3,
        delivery_days: Math.max(0, 10 - id),
        market_price: null,
      },
    ],
    ...own,
  };
}

const priced = (id: number, code: string, market_price: number, own: Partial<ProductRecord>): ProductRecord => {
  const product = aProduct({ id, code, ...own });
  return { ...product, skus: product.skus.map((sku) => ({ ...sku, market_price })) };
};

const first = aProduct({
  id: 1,
  code: 'ALV-100',
  specs: [frequency('3.5'), shape('凸', 'Curved'), ports],
  accessory_ids: [4, 777],
  fits: [
    { brand_name: 'Borealis', model: 'M5', product_id: 5 },
    { brand_name: 'Elsewhere', model: 'E9', note: 'with adapter' },
  ],
  documents: [
    {
      id: 1,
      kind: 'manual',
      language: 'en',
      title: '手册',
      en_title: 'Manual',
      url: '/media/manual.pdf',
      size_bytes: 1_000,
      media_type: 'application/pdf',
    },
  ],
});
const [small] = first.skus;

/** Five products: three convex, one linear, one monitor; the third goes by quotation alone. */
export const products: ProductRecord[] = [
  {
    ...first,
    skus: [
      { ...small!, code: 'ALV-100-S', market_price: 150_000 },
      { ...small!, id: 12, code: 'ALV-100-L', delivery_days: 20 },
    ],
  },
  priced(2, 'ALV-200', 90_000, { condition: 'refurbished', specs: [frequency('5'), shape('凸', 'Curved'), ports] }),
  aProduct({ id: 3, code: 'BOR-300', brand_id: 2, specs: [frequency('3.5'), shape('凸', 'Curved'), ports] }),
  priced(4, 'ALV-400', 170_000, { group_id: LINEAR, specs: [frequency('12'), shape('平', 'Flat'), ports] }),
  priced(5, 'BOR-500', 900_000, { brand_id: 2, group_id: MONITORS }),
];
