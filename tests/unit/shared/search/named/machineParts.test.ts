import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };
const namesFor = async (keyword: string): Promise<string[]> => {
  const { results } = await listProducts(file, { keyword, page_size: 5 }, 'en');
  return results.map(({ id }) => products.get(id)!.en_product_name ?? '');
};

describe('a search for parts', () => {
  it.each([
    ['of what is used up: ultrasound consumables', 'ultrasound consumables', /Gel|Cover|Paper/],
    ['of what is used up: расходники для узи', 'расходники для узи', /Gel|Cover|Paper/],
    ['in two words: replacement parts', 'replacement parts for ecg machine', /Cable|Electrode|Paper|Lead Wire/],
    ['in two words: расходные материалы', 'расходные материалы для инжектора', /Injector Syringe/],
    ['keeps what is wanted where the machine is found without it', 'pads for Nami 70 Plus aed', /Pads/],
    ['keeps to what is wanted where nothing fits the machine', 'Battery for Vela 45 ventilator', /Battery/],
    ['keeps to it without a "for"', 'Vela 45 ventilator battery', /Battery/],
    ['keeps to it in Chinese', 'Vela 45 呼吸机电池', /Battery/],
    ['leaves out the number with the series', 'batería para ventilador Vela 95 X', /Battery/],
    ['takes "датчик" for a probe where no sensor fits the machine', 'датчики к аппарату Lyra 85', /Probe, /],
    ['and for a sensor where one does', 'датчики для Meridian 10', /Sensor|Temperature Probe|Cuff|Cable/],
    ['prefers the series where the model has no parts', 'spo2 sensor for Avon 50 X', /^(?:Brightmere|Salvanta) .*SpO₂/],
  ])('%s', async (_what, keyword, part) => {
    const names = await namesFor(keyword);
    expect(names).toHaveLength(5);
    for (const name of names) expect(name).toMatch(part);
  });

  it('has a battery of a named machine and not everything that fits it where the battery is a "recambio"', async () => {
    for (const name of (await namesFor('batería de recambio para Sentry 65 S')).slice(0, 2))
      expect(name).toMatch(/Battery/);
  });

  it('reads "syringe for a pump" as a syringe, and "cover for a probe" as a probe cover', () => {
    const headsOf = (typed: string): string[] =>
      parseQuery(typed).terms.flatMap(({ isHead, token }) => (isHead ? [token.text] : []));
    expect(headsOf('syringe for pump')).toEqual(['syringe']);
    expect(headsOf('jeringa para bomba')).toEqual(['jeringa']);
    expect(parseQuery('cover for probe').terms).toHaveLength(1);
  });

  it('corrects a word that sounds right and begins with another letter', async () => {
    for (const [typed, right] of [
      ['kolimador', 'colimador'],
      ['bentilador', 'ventilador'],
    ])
      expect((await searchProducts(index, typed!)).corrected).toEqual([{ from: typed, to: right }]);
  });
});
