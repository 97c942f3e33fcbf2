import { describe, expect, it } from 'vitest';
import { keepStored } from '../../../../../../server/modules/catalogue/writing/keepStored.ts';
import type {
  KeptField,
  ProductRecord,
  SkuRecord,
} from '../../../../../../server/modules/catalogue/writing/records.ts';
import type { StoredRecord } from '../../../../../../server/modules/catalogue/writing/storedRecords.ts';

const sku = (id: number, fields: Partial<SkuRecord> = {}): SkuRecord => ({
  id,
  code: `S-${id}`,
  specs: [],
  gtin: null,
  pack_size: 1,
  stock: 1,
  delivery_days: 1,
  market_price: 100,
  sku_name: '',
  ...fields,
});
const record = (fields: Partial<ProductRecord> = {}): ProductRecord => ({
  id: 1,
  code: 'P-1',
  brand_id: 1,
  group_id: 1,
  condition: 'new',
  product_name: 'new zh',
  en_product_name: 'new en',
  seo_title_str: '',
  summary: '',
  description: '',
  specs: [],
  skus: [sku(10)],
  fits: [],
  accessory_ids: [],
  documents: [],
  pictures: [],
  warranty_months: 12,
  origin: 'DE',
  created_at: '2026-01-01T00:00:00.000Z',
  ...fields,
});
const before = {
  ...record({ product_name: 'old zh', warranty_months: 24, origin: 'FR' }),
  en_product_name: 'old en',
  ru_product_name: 'old ru',
  skus: [sku(10, { stock: 7, market_price: 900, sku_name: 'old zh', en_sku_name: 'old en' }), sku(11, { stock: 3 })],
} satisfies StoredRecord;
const row = (id: number) => ({ ...sku(id), product_id: 1, price: 1, texts: { sku_name: '' } });

/** Completes one record by a store that has `before` and the variants of `variants`, in their order. */
async function completed(fields: Partial<ProductRecord>, variants: number[] = []) {
  const readIds: number[][] = [];
  const tx = { execute: () => Promise.resolve({ rows: variants.map(row) }) } as never;
  const read = (ids: number[]) => {
    readIds.push(ids);
    return Promise.resolve(ids.includes(1) ? [before] : []);
  };
  const [product] = await keepStored(tx, [record(fields)], read);
  return { product: product!, readIds: readIds.flat() };
}
const keeps = (...fields: KeptField[]) => ({ keeps: new Set(fields) });

describe('a record of a product that is stored', () => {
  it.each([
    ['says nothing of keeping', {}],
    ['keeps nothing', keeps()],
  ])('is written as it is where it %s', async (_case, fields) => {
    const { product, readIds } = await completed(fields);
    expect(product).toEqual(record(fields));
    expect(readIds).toEqual([]);
  });

  it('keeps the fields that it names, of the product and of its variants', async () => {
    const { product, readIds } = await completed(keeps('origin', 'stock'));
    expect(product).toMatchObject({ origin: 'FR', warranty_months: 12, product_name: 'new zh' });
    expect(product.skus).toMatchObject([{ id: 10, stock: 7, market_price: 100, sku_name: '' }]);
    expect(readIds).toEqual([1]);
  });

  it.each([
    [['en_product_name'], { product_name: 'new zh', en_product_name: 'old en' }],
    [['product_name'], { product_name: 'old zh', en_product_name: 'new en' }],
    [['ru_product_name'], { product_name: 'new zh', en_product_name: 'new en', ru_product_name: 'old ru' }],
    [['es_product_name'], { product_name: 'new zh', en_product_name: 'new en' }],
    [['summary'], { product_name: 'new zh', en_product_name: 'new en' }],
  ] as [KeptField[], object][])('keeps its name in the languages of %j', async (fields, names) => {
    const { product } = await completed(keeps(...fields));
    const texts = Object.entries(product).filter(([field]) => field.endsWith('product_name'));
    expect(Object.fromEntries(texts)).toEqual(names);
  });

  it.each([
    ['with a name of its own keeps that', 10, { en_sku_name: 'old en' }],
    ['without one takes the new', 11, { en_sku_name: 'new en' }],
    ['that is new takes the new', 12, { en_sku_name: 'new en', stock: 1 }],
  ])('as a variant %s', async (_case, id, expected) => {
    const skus = [sku(id, { sku_name: 'new zh', en_sku_name: 'new en' })];
    const { product } = await completed({ ...keeps('en_sku_name', 'stock'), skus });
    expect(product.skus).toMatchObject([expected]);
  });

  it('without a name of its own is called what the record says in its only language', async () => {
    const skus = [sku(11, { sku_name: 'new en', en_sku_name: 'new en' })];
    const { product } = await completed({ ...keeps('en_sku_name'), skus });
    expect(product.skus).toMatchObject([{ sku_name: 'new en', en_sku_name: 'new en' }]);
  });

  it('is written as it is where the store does not have it', async () => {
    const fields = { id: 2, ...keeps('origin') };
    expect((await completed(fields)).product).toEqual(record(fields));
  });

  it.each([
    ['drops other variants', {}, [10, 12]],
    ['keeps other variants in the stored order, and puts new ones last', { keepsOthers: true }, [11, 10, 13, 12]],
  ])('%s', async (_case, fields, expected) => {
    const { product } = await completed({ ...fields, skus: [sku(10), sku(12)] }, [11, 10, 13]);
    expect(product.skus.map(({ id }) => id)).toEqual(expected);
  });
});
