import { describe, expect, it } from 'vitest';
import type { ItemRow } from '../../../../server/data/catalogue/productItems.ts';
import { matchOf } from '../../../../server/data/catalogue/matchOf.ts';
import type { Language } from '../../../../shared/languages.ts';
import { parseQuery } from '../../../../shared/search/query.ts';

const shelfLife = { key: 'shelf-life', label: '有效期', value: '36', unit: 'mo' };
const row = {
  id: 1,
  item: { product_name: '凝胶', en_product_name: 'Gel', key_specs: [shelfLife] },
  brand_name: 'Halveta',
  group_texts: { group_name: '耦合剂', en_group_name: 'Ultrasound gel' },
} as unknown as ItemRow;

const met = (typed: string, language: Language) =>
  matchOf(row, { parts: [], terms: parseQuery(typed).terms }, language);

describe('why a product was found by a value', () => {
  it.each([
    ['36', 'en', '36\u00a0months'],
    ['36', 'ru', '36\u00a0мес.'],
    ['36', 'zh', '36\u00a0个月'],
  ] as const)('“%s” is told in %s with the unit in words: %s', (typed, language, value) => {
    expect(met(typed, language)).toEqual({ kind: 'words', field: 'spec', value });
  });

  it('is told as the index has it where that alone was typed', () => {
    expect(met('36 mo', 'en').value).toMatch(/^36.mo/);
  });
});
