import { expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { CatalogueIndex } from '../../../../electron/main/catalogue/CatalogueIndex.ts';
import { listProducts } from '../../../../electron/main/catalogue/listProducts.ts';
import type { ParsedProductQuery } from '../../../../shared/catalogue/selection.ts';
import type { Facet, Spec } from '../../../../shared/contract/schemas/catalogue.ts';
import type { OfflineProduct } from '../../../../shared/contract/schemas/offlineCatalogue.ts';
import { anOfflineProduct } from '../../../support/builders/desktop/anOfflineCatalogue.ts';
import { aBrand, aGroup } from '../../../support/builders/aProduct.ts';

const COUNT = 60;
const group = (id: number, parent_id: number | null) => ({ ...aGroup(id, `Group ${id}`), parent_id });
const GROUPS = [group(1, null), group(2, null), group(11, 1), group(12, 1), group(111, 11)];
const BRANDS = [aBrand(1, 'Acme'), aBrand(2, 'Borealis'), aBrand(3, 'Corvus')];
const CONDITIONS = ['new', 'used', 'refurbished'] as const;
const spec = (key: string, value: string): Spec => ({ key, label: key, value });
/** A pseudo-random place in a list, so that no two fields go together. */
const pick = <T>(list: readonly T[], id: number, field: number): T =>
  list[((id * 2_654_435_761 + field * 40_503) >>> 7) % list.length]!;

const products = Array.from({ length: COUNT }, (_, index): OfflineProduct => {
  const id = index + 1;
  const made = anOfflineProduct(id);
  const colours = ['black', 'white', 'blue'];
  const specs = [spec('colour', pick(colours, id, 1)), spec('serial', `S${id}`), spec('plug', 'EU')];
  const { id: group_id, group_name } = pick(GROUPS.slice(1), id, 2);
  return {
    ...made,
    product_name: `探头 ${pick(['甲', '乙', '丙'], id, 3)}`,
    en_product_name: pick(['Probe B', 'probe a', 'Probe C'], id, 4),
    es_product_name: pick(['Sonda C', 'sonda B', 'Sonda A'], id, 5),
    brand: pick(BRANDS, id, 6),
    group: { id: group_id, group_name, seo_key: '' },
    condition: pick(CONDITIONS, id, 7),
    delivery_days: pick([2, 5, 9], id, 8),
    created_at: `2026-01-0${pick([1, 2, 3], id, 9)}T00:00:00.000Z`,
    // Half of them have it themselves, the others on a variant.
    specs: id % 2 === 0 ? [...specs, spec('size', pick(['2', '4'], id, 10))] : specs,
    skus: made.skus.map((sku) => ({ ...sku, specs: id % 2 ? [spec('size', pick(['4', '12'], id, 10))] : [] })),
  };
});

const index = new CatalogueIndex({ stamp: '1', total: COUNT, groups: GROUPS, brands: BRANDS });
for (const product of products) index.add(product);
index.finish();
const byId = new Map(products.map((product) => [product.id, product]));
const file = { index, product: (id: number) => Promise.resolve(byId.get(id) ?? null) };

const isBelow = (id: number, above: number): boolean => {
  const parent = GROUPS.find((each) => each.id === id)!.parent_id;
  return id === above || (parent !== null && isBelow(parent, above));
};
const specsOf = ({ specs, skus }: OfflineProduct): Spec[] => [specs, ...skus.map((sku) => sku.specs)].flat();
const hasSpec = (product: OfflineProduct, key: string, value: string): boolean =>
  specsOf(product).some((each) => each.key === key && each.value === value);

/** The products of a query but for one of its facets. */
const chosenBy = (query: ParsedProductQuery, without?: string): OfflineProduct[] => {
  const isOpen = (facet: string, values?: readonly unknown[]): boolean => facet === without || !values?.length;
  return products.filter(
    (product) =>
      (query.group_id === undefined || isBelow(product.group.id, query.group_id)) &&
      (query.ids === undefined || query.ids.includes(product.id)) &&
      (isOpen('brand', query.brand) || query.brand!.includes(product.brand.id)) &&
      (isOpen('condition', query.condition) || query.condition!.includes(product.condition)) &&
      (isOpen('group', query.group) || query.group!.some((above) => isBelow(product.group.id, above))) &&
      Object.entries(query.spec ?? {}).every(
        ([key, values]) => isOpen(`spec:${key}`, values) || values.some((value) => hasSpec(product, key, value)),
      ),
  );
};

const isOf = (product: OfflineProduct, key: string, value: string): boolean => {
  if (key === 'brand') return product.brand.id === Number(value);
  if (key === 'condition') return product.condition === value;
  if (key === 'group') return isBelow(product.group.id, Number(value));
  return hasSpec(product, key.replace('spec:', ''), value);
};
const chosenValues = (query: ParsedProductQuery, key: string): readonly string[] =>
  (key.startsWith('spec:')
    ? (query.spec?.[key.replace('spec:', '')] ?? [])
    : (query[key as 'brand' | 'condition' | 'group'] ?? [])
  ).map(String);
const countsOf = ({ key, values }: Facet) => [
  key,
  values.map(({ value, count, selected }) => [value, count, selected]),
];

const NAMES = { en: 'en_product_name', es: 'es_product_name', zh: 'product_name' } as const;
const sortedAs = (
  { sort, ids }: ParsedProductQuery,
  language: keyof typeof NAMES,
  list: OfflineProduct[],
): number[] => {
  const keyOf = (product: OfflineProduct): string | number => {
    if (sort === 'name') return product[NAMES[language]]!.toLowerCase();
    if (sort === 'newest') return -Date.parse(product.created_at);
    if (sort === 'delivery') return product.delivery_days;
    return ids?.indexOf(product.id) ?? product.id;
  };
  const compared = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);
  return list.toSorted((a, b) => compared(keyOf(a), keyOf(b)) || a.id - b.id).map(({ id }) => id);
};

const some = <T>(list: readonly T[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...list), { maxLength: 2 }), { nil: undefined });
const queries = fc.record({
  group_id: fc.option(fc.constantFrom(1, 2, 11, 12, 111), { nil: undefined }),
  ids: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: COUNT + 5 }), { minLength: 30 }), {
    nil: undefined,
    freq: 3,
  }),
  brand: some([1, 2, 3]),
  condition: some(CONDITIONS),
  group: some([1, 2, 11, 111]),
  spec: fc.option(
    fc.dictionary(fc.constantFrom('colour', 'size', 'plug'), fc.subarray(['black', 'white', '2', '4', '12', 'EU'])),
    { nil: undefined },
  ),
  sort: fc.constantFrom(undefined, 'name', 'newest', 'delivery'),
  page: fc.constantFrom(undefined, 1, 2),
  page_size: fc.constantFrom(undefined, 5),
}) as fc.Arbitrary<ParsedProductQuery>;

it('lists without a network by group, brand, condition, specifications and order, as a look at every product does', async () => {
  const check = async (query: ParsedProductQuery, language: keyof typeof NAMES): Promise<void> => {
    const { results, total, facets } = await listProducts(file, query, language);
    const expected = sortedAs(query, language, chosenBy(query));
    const [page, size] = [query.page ?? 1, query.page_size ?? 24];
    expect(total).toBe(expected.length);
    expect(results.map(({ id }) => id)).toEqual(expected.slice((page - 1) * size, page * size));
    for (const { key, values } of facets) {
      const others = chosenBy(query, key);
      const chosen = chosenValues(query, key);
      expect(countsOf({ key, values } as Facet)).toEqual([
        key,
        values.map(({ value }) => [
          value,
          others.filter((product) => isOf(product, key, value)).length,
          chosen.includes(value),
        ]),
      ]);
    }
    const shown = facets.map(({ key }) => key);
    const isOffered = (key: string, of: (product: OfflineProduct) => readonly unknown[]): boolean => {
      const { size } = new Set(chosenBy(query, key).flatMap(of));
      return size > 1 && size <= 30;
    };
    const valuesOf = (key: string) => (product: OfflineProduct) =>
      specsOf(product).flatMap((each) => (each.key === key ? [each.value] : []));
    expect(shown.includes('brand')).toBe(isOffered('brand', ({ brand }) => [brand.id]) || !!query.brand?.length);
    for (const key of ['colour', 'size', 'plug', 'serial'])
      if (!chosenValues(query, `spec:${key}`).length)
        expect([key, shown.includes(`spec:${key}`)]).toEqual([key, isOffered(`spec:${key}`, valuesOf(key))]);
  };
  await fc.assert(fc.asyncProperty(queries, fc.constantFrom('en', 'es', 'zh'), check), { numRuns: 150 });
});

it('leaves out the facets where none are asked for', async () => {
  expect((await listProducts(file, { facets: 0 }, 'en')).facets).toEqual([]);
});

it.each(['?', '-', '...', '—', '«»', '"', '%', '_', String.raw`\ `, '☎', '( )'])(
  'finds nothing by a text without a letter or a figure: %s',
  async (keyword) => {
    expect(await listProducts(file, { keyword }, 'en')).toMatchObject({ total: 0, results: [] });
  },
);
