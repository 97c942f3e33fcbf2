import type { GroupNode, Suggestions } from '../../shared/contract/schemas/catalogue.ts';
import type { PageConfig, RoutineConfig } from '../../shared/contract/schemas/content.ts';
import type { Answers } from './FakePlatform.ts';

const named = (name: string) => ({ group_name: name, en_group_name: name, es_group_name: name, ru_group_name: name });
const group = (id: number, name: string, level: number, child_set: GroupNode[] = []): GroupNode => ({
  id,
  ...named(name),
  seo_key: name.toLowerCase().replaceAll(' ', '-'),
  parent_id: null,
  level,
  product_count: 12,
  picture: null,
  child_set,
});

export const tree: GroupNode[] = [
  group(1, 'Ultrasound', 1, [group(11, 'Probes', 2, [group(111, 'Convex Probes', 3), group(112, 'Linear Probes', 3)])]),
  group(2, 'Surgical', 1, [group(21, 'Instruments', 2, [group(211, 'Scissors', 3)])]),
];

export const config: RoutineConfig = {
  logo: '/img/logo.svg',
  keywords: [{ keyword: 'convex probe', en_keyword: 'convex probe' }],
  navigation: { items: [] },
  contact_us: {
    mobile: '+1 202 555 0142',
    email: 'sales@example.com',
    address: 'Boston',
    en_address: 'Boston',
    ol_time: '9 to 18',
    en_ol_time: '9 to 18',
  },
  social_links: [],
  whatsapp: '',
  messenger_page: '',
  currency: 'USD',
  payment: { methods: ['card', 'bank_transfer'], card_brands: ['Visa'] },
  is_demonstration: false,
  show_chinese: false,
  home_page_id: 1,
};

export const home: PageConfig = {
  id: 1,
  title: 'Home',
  en_title: 'Home',
  summary: 'All of it',
  en_summary: 'All of it',
  blocks: [
    {
      kind: 'hero',
      title: 'The right part',
      en_title: 'The right part',
      text: 'By half of its number',
      en_text: 'By half of its number',
      action: 'Browse',
      en_action: 'Browse',
      link: { link_type: 8, url: '/category' },
      picture: null,
    },
    {
      kind: 'tiles',
      title: 'Shop by category',
      en_title: 'Shop by category',
      groups: tree.map(({ child_set: _below, ...own }) => own),
    },
  ],
};

export const suggestions: Suggestions = {
  products: [
    {
      id: 5,
      code: 'C5-2',
      product_name: 'Convex Probe C5-2',
      en_product_name: 'Convex Probe C5-2',
      seo_title_str: 'convex-probe',
      en_seo_title_str: 'convex-probe',
      brand_name: 'Sonora',
      ...named('Convex Probes'),
      picture: null,
      match: { kind: 'normalised', field: 'code', value: 'C5-2' },
    },
  ],
  groups: [tree[0]!],
  brands: [],
};

/** A small store whose every screen can be opened. */
export const shopWindow: Answers = {
  readConfig: () => config,
  readGroupTree: () => tree,
  readPageConfig: () => home,
  suggest: () => suggestions,
  readCart: () => ({ lines: [], total: 0, unpriced: 0, currency: 'USD' }),
  listCollected: () => ({ results: [], total: 0, page: 1, page_size: 999 }),
  changeLanguage: () => null,
};
