import { describe, expect, it } from 'vitest';
import type { CatalogueIndex, IndexedProduct } from '../../../../electron/main/catalogue/CatalogueIndex.ts';
import { orderProducts } from '../../../../electron/main/catalogue/orderProducts.ts';
import { type ParsedProductQuery, READ_MAX, WEIGHED_MAX } from '../../../../shared/catalogue/selection.ts';
import { NOTHING_LEFT_OUT, NOTHING_NAMED, type SearchHits } from '../../../../shared/search/SearchEngine.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

const { ru_product_name: _russian, ...WITHOUT_RUSSIAN } = aProduct({ id: 1 });
const aThing = (id: number, createdAt: string, item: Partial<IndexedProduct['item']>): IndexedProduct => ({
  item: { ...WITHOUT_RUSSIAN, ...item, id },
  skuIds: [],
  tokens: new Set(),
  createdAt,
  sortName: String(item.en_product_name).toLowerCase(),
});
const group = (id: number) => ({ ...aProduct({ id: 1 }).group, id });
const PRODUCTS = [
  aThing(3, '2026-01-02', {
    en_product_name: 'cuff',
    ru_product_name: 'Бета',
    product_name: '乙',
    delivery_days: 2,
    group: group(1),
  }),
  aThing(1, '2026-01-01', {
    en_product_name: 'Probe',
    ru_product_name: 'аорта',
    product_name: '丙',
    delivery_days: 5,
    group: group(2),
  }),
  aThing(4, '2026-01-03', { en_product_name: 'Arm', product_name: '甲', delivery_days: 1, group: group(2) }),
  aThing(2, '2026-01-02', {
    en_product_name: 'cuff',
    ru_product_name: 'Вена',
    product_name: '丁',
    delivery_days: 2,
    group: group(1),
  }),
];
const HITS: SearchHits = { ...NOTHING_LEFT_OUT, ...NOTHING_NAMED, parts: [], terms: [] };

interface Listing {
  hits?: Partial<SearchHits>;
  total?: number;
  language?: Language;
  /** What the index knows, by product. */
  ranks?: Record<number, number>;
  places?: Record<number, number>;
  fitting?: number[];
  withWords?: number[];
}

/** The ids of the products in their order. */
function order(
  query: Partial<ParsedProductQuery>,
  { hits, total = 4, language = 'en', ...known }: Listing = {},
): number[] {
  const catalogue = {
    rank: () => (id: number) => known.ranks?.[id] ?? 0,
    placeOf: () => (id: number) => known.places?.[id] ?? 0,
    isFitting: () => (id: number) => known.fitting?.includes(id) ?? false,
    withWords: () => new Set(known.withWords),
  } as unknown as CatalogueIndex;
  const listing = { hits: hits ? { ...HITS, ...hits } : null, total, language };
  return orderProducts(PRODUCTS, catalogue, query as ParsedProductQuery, listing).map(({ item }) => item.id);
}

describe('products without a network are listed', () => {
  it.each<[string, Partial<ParsedProductQuery>, Listing, number[]]>([
    ['by id', {}, {}, [1, 2, 3, 4]],
    ['as they were chosen', { ids: [3, 1, 4, 2] }, {}, [3, 1, 4, 2]],
    ['by price, which is not known here', { sort: 'price_asc' }, {}, [1, 2, 3, 4]],
    ['the newest first, then by id', { sort: 'newest' }, {}, [4, 2, 3, 1]],
    ['the soonest first, then by id', { sort: 'delivery' }, {}, [4, 2, 3, 1]],
    ['by name, then by id', { sort: 'name' }, {}, [4, 2, 3, 1]],
    ['by name in Chinese', { sort: 'name' }, { language: 'zh' }, [2, 1, 3, 4]],
    [
      'by name in Russian, in any case, English where there is none',
      { sort: 'name' },
      { language: 'ru' },
      [4, 1, 3, 2],
    ],
    [
      'by the English name where there are very many',
      { sort: 'name' },
      { language: 'zh', total: READ_MAX + 1 },
      [4, 2, 3, 1],
    ],
    ['by name up to that number', { sort: 'name' }, { language: 'zh', total: READ_MAX }, [2, 1, 3, 4]],
    ['by name also where they were searched for', { sort: 'name' }, { hits: { things: [[1], [2]] } }, [4, 2, 3, 1]],
  ])('%s', (_title, query, listing, ids) => expect(order(query, listing)).toEqual(ids));

  const ranks = { 1: 1, 2: 2, 3: 2 };
  const parts = [
    { id: 4, code: '' },
    { id: 1, code: '' },
  ] as unknown as SearchHits['parts'];
  it.each<[string, Listing, number[]]>([
    ['by their words', { hits: {}, ranks }, [2, 3, 1, 4]],
    ['by what they fit among equals', { hits: {}, ranks, fitting: [3, 1] }, [3, 2, 1, 4]],
    ['by what is named, before their words', { hits: {}, ranks, places: { 4: 4 } }, [4, 2, 3, 1]],
    ['by part number, before all else', { hits: { parts }, ranks }, [4, 1, 2, 3]],
    ['those that are nearly what was asked for last', { hits: { near: [] }, ranks, withWords: [1, 4] }, [1, 4, 2, 3]],
    [
      'those of other groups last, where a machine is named',
      { hits: { near: [], machine: 'm5', groups: [2] }, ranks, withWords: [1, 3] },
      [1, 2, 3, 4],
    ],
    [
      'by id where there are too many to weigh',
      { hits: {}, ranks, places: { 4: 4 }, fitting: [3], total: WEIGHED_MAX + 1 },
      [1, 2, 3, 4],
    ],
    ['by their words up to that number', { hits: {}, ranks, total: WEIGHED_MAX }, [2, 3, 1, 4]],
    ['in turn, where several things are asked for', { hits: { things: [[2], [1]] }, ranks }, [1, 2, 4, 3]],
    ['in turn, others last', { hits: { things: [[2]] }, ranks }, [1, 4, 2, 3]],
  ])('after a search %s', (_title, listing, ids) => expect(order({}, listing)).toEqual(ids));
});
