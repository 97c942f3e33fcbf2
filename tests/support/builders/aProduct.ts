import type {
  Brand,
  Facet,
  GroupDetail,
  GroupNode,
  ProductItem,
  ProductPage,
} from '../../../shared/contract/schemas/catalogue.ts';
import type { Reply } from '../../../shared/contract/contract.ts';

const picture = { src: '/media/p/probe-{w}.{f}', widths: [160, 320], width: 1280, height: 1280 };

/** A convex probe as a guest's list shows it. */
export const aProduct = (fields: Partial<ProductItem> = {}): ProductItem => ({
  id: 1,
  code: 'CX5-2C',
  product_name: '凸阵探头',
  en_product_name: 'Convex Ultrasound Probe',
  ru_product_name: 'Конвексный УЗ-датчик',
  seo_title_str: 'convex',
  brand: { id: 3, brand_name: 'Sonarys', seo_key: 'sonarys' },
  group: { id: 12, group_name: '凸阵探头', en_group_name: 'Convex Probes', seo_key: 'convex-probes' },
  picture,
  condition: 'new',
  delivery_days: 3,
  stock: 5,
  sku_count: 1,
  sku_id: 100,
  is_priced: true,
  key_specs: [{ key: 'frequency', label: '频率', en_label: 'Frequency', value: '2–5', unit: 'MHz' }],
  ...fields,
});

const value = (text: string, label: string, count: number): Facet['values'][number] => ({
  value: text,
  label,
  en_label: label,
  count,
  selected: false,
});

export const someFacets: Facet[] = [
  { key: 'brand', label: '品牌', en_label: 'Brand', values: [value('3', 'Sonarys', 30), value('7', 'Ekhova', 12)] },
  {
    key: 'condition',
    label: '成色',
    en_label: 'Condition',
    values: [value('new', 'New', 40), value('used', 'Used', 2)],
  },
  { key: 'spec:frequency', label: '频率', en_label: 'Frequency', unit: 'MHz', values: [value('2–5', '2–5', 9)] },
];

/** The first page of a list, with filters. */
export const aPage = (results: ProductItem[], fields: Partial<ProductPage> = {}): ProductPage => ({
  results,
  total: results.length,
  page: 1,
  page_size: 24,
  facets: someFacets,
  ...fields,
});

const node = (id: number, name: string, child_set: GroupNode[] = []): GroupNode => ({
  id,
  group_name: name,
  en_group_name: name,
  seo_key: name.toLowerCase().replaceAll(' ', '-'),
  parent_id: null,
  level: 1,
  product_count: 42,
  picture: null,
  child_set,
});

export const aTree: GroupNode[] = [
  node(1, 'Ultrasound', [node(12, 'Convex Probes'), node(13, 'Linear Probes')]),
  node(5, 'Consumables'),
];

/** A category as its page shows it. */
export const aGroup = (id: number, name: string): GroupDetail => ({
  ...node(id, name),
  description: '',
  en_description: `All about ${name}`,
});

/** A French brand with 7 products. */
export const aBrand = (id: number, brand_name: string, fields: Partial<Brand> = {}): Brand => ({
  id,
  brand_name,
  seo_key: brand_name.toLowerCase(),
  description: '',
  country: 'FR',
  founded: 1994,
  logo: null,
  product_count: 7,
  ...fields,
});

export const aConfig: Reply<'readConfig'> = {
  store: { name: 'Medstore' },
  logo: '/img/logo.png',
  keywords: [{ keyword: '探头', en_keyword: 'Probes' }],
  navigation: { items: [] },
  contact_us: { mobile: '+1 (202) 555-0142', email: 'sales@example.com', address: '', ol_time: '' },
  social_links: [],
  whatsapp: '+12025550142',
  messenger_page: '',
  currency: 'USD',
  payment: { methods: ['card', 'bank_transfer'], card_brands: ['Visa'] },
  is_demonstration: false,
  show_chinese: false,
  home_page_id: 1,
};
