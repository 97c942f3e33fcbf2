import { describe, expect, it } from 'vitest';
import { matchOf } from '../../../../shared/search/matchOf.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';
import { parseQuery } from '../../../../shared/search/parseQuery.ts';

const shelfLife = { key: 'shelf-life', label: '有效期', value: '36', unit: 'mo' };
const gel = aProduct({
  product_name: '凝胶',
  en_product_name: 'Gel',
  key_specs: [shelfLife],
  brand: { id: 1, brand_name: 'Halveta', seo_key: 'halveta' },
  group: { id: 1, group_name: '耦合剂', en_group_name: 'Ultrasound gel', seo_key: 'gel' },
});

const met = (typed: string, language: Language) =>
  matchOf(gel, { parts: [], terms: parseQuery(typed).terms }, language);

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
