import { expect, test } from 'vitest';
import { pickLanguage } from '../../../../../renderer/src/entry/html/pickLanguage.ts';

const SPEC = { key: 'length', label: '长度', en_label: 'Length', ru_label: 'Длина', value: '140', unit: 'mm' };
const PROBE = {
  product_name: '探头',
  en_product_name: 'Probe',
  es_product_name: 'Sonda',
  ru_product_name: 'Датчик',
  product_count: 3,
  brand: null,
  specs: [SPEC],
};

test('a reply has each text once, as the page shows it', () => {
  expect(pickLanguage([PROBE], 'ru')).toEqual([
    { product_name: 'Датчик', product_count: 3, brand: null, specs: [plainSpec('Длина')] },
  ]);
  expect(pickLanguage({ count: 1, results: [PROBE] }, 'en')).toEqual({
    count: 1,
    results: [{ product_name: 'Probe', product_count: 3, brand: null, specs: [plainSpec('Length')] }],
  });
});

test('a language without a text of its own gets the one that the page would show', () => {
  expect(pickLanguage([{ specs: [SPEC] }], 'es')).toEqual([{ specs: [plainSpec('长度')] }]);
});

test('the record that an answer is keeps its texts in all languages, for the page’s head', () => {
  expect(pickLanguage(PROBE, 'zh')).toEqual({ ...PROBE, specs: [plainSpec('长度')] });
});

const plainSpec = (label: string): object => ({ key: 'length', label, value: '140', unit: 'mm' });
