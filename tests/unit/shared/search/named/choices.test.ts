import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import { splitPurpose } from '../../../../../shared/search/words/query/splitPurpose.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };
const search = (keyword: string) => listProducts(file, { keyword, page_size: 6 }, 'en');

describe('a choice between kinds of one thing', () => {
  it.each([
    ['LED vs xenon light source', /LED/, /Xenon/],
    ['semi automatic or fully automatic aed', /Semi/, /Fully/],
    ['конвексный или линейный датчик', /Convex/i, /Linear/],
    ['шприцевой насос или инфузионный', /Syringe Pump/, /Infusion Pump/],
    ['straight or curved mayo scissors', /Scissors/, /Scissors/],
    ['монитор пациента или фетальный', /Patient Monitor|Vital|Spot/, /Fetal/],
  ])('"%s" finds each in turn', async (keyword, first, second) => {
    const { results, reading } = await search(keyword);
    const names = results.map(({ en_product_name = '' }) => en_product_name);
    expect([names[0], names[2], names[1], names[3]]).toEqual([
      expect.stringMatching(first),
      expect.stringMatching(first),
      expect.stringMatching(second),
      expect.stringMatching(second),
    ]);
    expect(reading).toBeUndefined();
  });

  it('is not read if the catalogue has none of one of them', async () => {
    const { results } = await search('xyzzyq or xenon light source');
    expect(results.every(({ en_product_name }) => !/LED/.test(en_product_name!))).toBe(true);
  });
});

describe('a question of how something is done', () => {
  it.each([
    ['how do I clean an ultrasound probe', 'clean', 'ultrasound probe'],
    ['how to disinfect the probe', 'disinfect', 'probe'],
    ['¿cómo limpiar una sonda?', 'limpiar', 'sonda?'],
    ['как почистить датчик', 'почистить', 'датчик'],
    ['怎么清洁探头', '清洁', '探头'],
    ['syringe that goes in a CT injector', 'syringe that', 'a CT injector'],
    ['papel que usa un electrocardiógrafo', 'papel que', 'un electrocardiógrafo'],
  ])('"%s" is split into what is wanted and what for', (typed, head, purpose) =>
    expect(splitPurpose(typed)).toMatchObject({
      head: expect.stringContaining(head),
      purpose: expect.stringContaining(purpose),
    }),
  );

  it.each(['how many leads has it', 'electrodes usa', 'goes fast'])('"%s" is not split', (typed) =>
    expect(splitPurpose(typed)).toMatchObject({ head: typed, purpose: '' }),
  );

  it.each([
    ['how do I clean an ultrasound probe', /Wipes/],
    ['чем протереть датчик', /Wipes/],
    ['cómo coser una herida', /Suture/],
    ['what syringe goes in a CT injector', /Injector Syringe/],
  ])('"%s" finds what is wanted', async (keyword, name) => {
    const { results } = await search(keyword);
    expect(results[0]?.en_product_name).toMatch(name);
    expect(parseQuery(keyword).terms.some(({ isHead }) => isHead)).toBe(true);
  });
});
