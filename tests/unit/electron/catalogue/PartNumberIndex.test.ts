import { expect, it } from 'vitest';
import { PartNumberIndex } from '../../../../electron/main/catalogue/PartNumberIndex.ts';
import { partNumberKey } from '../../../../shared/catalogue/partNumberKey.ts';
import { LexemeIndex } from '../../../../shared/search/words/LexemeIndex.ts';

const index = new PartNumberIndex();
index.add({
  id: 7,
  code: 'PM-4410',
  replaces: ['PM-2200'],
  skus: [
    { id: 71, code: 'KX-1-A', gtin: '04012345678901' },
    { id: 72, code: 'KX-1-B', gtin: null },
  ],
});
index.add({ id: 8, code: 'PM-4499', skus: [{ id: 81, code: 'PM-4499', gtin: null }] });
index.sort();
const named = (rows: readonly { id: number; sku_id: number | null; field: string }[]) =>
  rows.map(({ id, sku_id, field }) => `${field} ${sku_id ?? id}`);

it.each([
  ['PM-4410', ['code 7']],
  ['KX-1-B', ['sku 72']],
  ['4012345678901', ['gtin 71']],
  ['PM-2200', ['replaces 7']],
  ['PM-4499', ['code 8', 'sku 81']],
  ['PM-44', []],
])('finds the whole number %s without a network: %j', (number, found) => {
  expect(named(index.whole([partNumberKey(number)]))).toEqual(found);
});

it.each([
  ['PM-44', ['code 7', 'code 8', 'sku 81']],
  ['KX-1', ['sku 71', 'sku 72']],
  ['PM-22', ['replaces 7']],
])('finds numbers that begin with %s without a network: %j', (number, found) => {
  expect(named(index.find(partNumberKey(number), false, new LexemeIndex()))).toEqual(found);
});

it('offers the numbers of variants beside one that nobody has', () => {
  expect(named(index.near(partNumberKey('KX-1-AB')))).toContain('sku 71');
});
