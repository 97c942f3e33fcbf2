import { expect, it } from 'vitest';
import { parsedRow } from '../../../../support/fixtures/parsedRow.ts';

const letters = (count: number): string => 'x'.repeat(count);
const levels = (count: number): string => Array.from({ length: count }, (_, index) => `Level ${index}`).join(' > ');

/** The last value that a row may have, the first that it may not, and the reason. */
it.each<[column: string, last: string, beyond: string, reason: string]>([
  ['code', letters(80), letters(81), 'code is longer than 80 characters'],
  ['sku_code', letters(80), letters(81), 'sku_code is longer than 80 characters'],
  ['replaces', letters(80), letters(81), `replaces "${letters(81)}" is longer than 80 characters`],
  ['brand', letters(120), letters(121), 'brand is longer than 120 characters'],
  ['group', letters(600), letters(601), 'group is longer than 600 characters'],
  ['group', levels(5), levels(6), 'group has more than 5 levels'],
  ['description_en', letters(20_000), letters(20_001), 'description_en is longer than 20000 characters'],
  [
    'price',
    '10000000000.00',
    '10000000000.01',
    'is above 10000000000: leave it empty to sell the product on quotation',
  ],
  ['pack_size', '100000', '100001', 'pack_size "100001" is above 100000'],
  ['name_en', 'Cuff', '', 'name is missing'],
  ['brand', 'x', ' ', 'brand is missing'],
  ['code', 'x', ' ', 'code is missing'],
  ['group', 'x', ' > ', 'group is missing'],
  ['summary_en', 'Cuff \uFFFC', 'Cuff \uFFFD', 'summary_en has characters that cannot be read'],
  ['summary_en', 'Cuff \u0001', 'Cuff \u0000', 'summary_en contains a NUL character'],
  ['condition', 'used', 'broken', 'condition "broken" is not one of new, '],
])('refuses a row by its %s', (column, last, beyond, reason) => {
  expect(() => parsedRow({ [column]: last })).not.toThrow();
  expect(() => parsedRow({ [column]: beyond })).toThrow(reason);
});

/** The same of values without which a row is still imported. */
it.each<[column: string, last: string, kept: object, beyond: string, without: object, note: string]>([
  ['stock', '1000000000', { stock: 1_000_000_000 }, '1000000001', { stock: 0 }, 'is above 1000000000'],
  ['delivery_days', '1000', { deliveryDays: 1_000 }, '1001', { deliveryDays: 14 }, 'is above 1000'],
  ['warranty_months', '600', { warrantyMonths: 600 }, '601', { warrantyMonths: 0 }, 'is above 600'],
  ['origin', 'DE', { origin: 'DE' }, 'Atlantis', { origin: '' }, 'is no country: write two letters, such as DE'],
  [
    'brand_country',
    'DE',
    { brandCountry: 'DE' },
    'D1',
    { brandCountry: '' },
    'is no country: write two letters, such as DE',
  ],
  [
    'created_at',
    '2026-02-28',
    { createdAt: '2026-02-28T00:00:00.000Z' },
    '2026-02-30',
    { createdAt: null },
    'is not a date such as 2026-03-01',
  ],
  [
    'created_at',
    '0001-01-01',
    { createdAt: '0001-01-01T00:00:00.000Z' },
    '0000-12-31',
    { createdAt: null },
    'is not a date such as 2026-03-01',
  ],
])('leaves out %s beyond its limit, and tells', (column, last, kept, beyond, without, note) => {
  const columns = new Set(['code', column]);
  expect(parsedRow({ [column]: last }, { columns })).toMatchObject({ row: kept, notes: [] });
  const { row, notes } = parsedRow({ [column]: beyond }, { columns });
  expect([row, notes]).toMatchObject([without, [`${column}: "${beyond}" ${note}`]]);
  // What the store has of it stays.
  expect([row.columns.has('code'), row.columns.has(column)]).toEqual([true, false]);
});

it('fills missing values with defaults', () => {
  expect(parsedRow({}).row).toMatchObject({
    names: { en: 'Cuff' },
    brandCountry: '',
    groupPath: ['Cuffs'],
    condition: 'new',
    warrantyMonths: 12,
    origin: '',
    createdAt: null,
    skuCode: 'A-1',
    skuNames: {},
    gtin: null,
    packSize: 1,
    pieceUnit: null,
    stock: 0,
    locations: [],
    deliveryDays: 14,
    price: null,
    priceOfPack: null,
  });
});

it('reads what differs between variants', () => {
  const row = {
    sku_code: 'A-1-L',
    sku_name_en: 'Large',
    location: ' Berlin ',
    price: '2',
    price_of: 'piece',
    pack_size: '1',
  };
  const { row: parsed, notes } = parsedRow(row);
  expect(parsed).toMatchObject({ skuCode: 'A-1-L', skuNames: { en: 'Large' }, locations: ['Berlin'], price: 200 });
  expect(parsed.priceOfPack?.(2)).toBe(400);
  expect(notes).toEqual(['price: "2" is for one piece, so a pack of 2 costs 4.00']);
});

it.each<[what: string, fields: Record<string, string>, columns: string[], said: string[]]>([
  ['what it fills', { stock: '5', price: '', origin: ' ' }, ['code', 'stock', 'price', 'origin'], ['code', 'stock']],
  ['an empty stock, which programs leave out for 0', { stock: '' }, ['code', 'stock'], ['code', 'stock']],
  [
    'what an export says of other columns',
    { stock: '5', gtin: '96385074' },
    ['code', 'stock'],
    ['code', 'stock', 'gtin'],
  ],
])('says of an update %s', (_what, fields, columns, said) => {
  const given = { brand: '', sku_name_en: 'Large', ...fields };
  const { row } = parsedRow(given, { isUpdate: true, columns: new Set(columns) });
  expect([...row.columns].toSorted()).toEqual(said.toSorted());
  expect([row.names, row.skuNames, row.brand, row.groupPath]).toEqual([{}, {}, '', []]);
});

it('takes the brand of an update, by which goods with one number differ', () => {
  expect(parsedRow({ brand: ' Acme ' }, { isUpdate: true }).row.brand).toBe('Acme');
});
