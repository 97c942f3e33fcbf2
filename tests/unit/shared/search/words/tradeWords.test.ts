import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../../../../../electron/main/catalogue/CatalogueIndex.ts';
import type { OfflineProduct } from '../../../../../shared/contract/schemas/offlineCatalogue.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { isMet } from '../../../../../shared/search/explainMatch.ts';
import { textLexemes } from '../../../../../shared/search/words/lexemes.ts';
import { nearestTo } from '../../../../../shared/search/nearest.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

describe('measures', () => {
  it.each([
    ['14 cm', '140 mm'],
    ['140мм', '14 cm'],
    ['5 l', '5000 ml'],
    ['2-5 МГц', '2–5 MHz'],
    ['0.5 mm', '0.50 mm'],
    ['1.5 m', '150 cm'],
    ['2 inches', '50.8 mm'],
    ['18 gauge', '18G'],
    ['14 Fr', '14 Ch'],
  ])('“%s” is also “%s”', (typed, text) =>
    expect(parseQuery(typed).terms.every((term) => isMet(term, textLexemes(text)))).toBe(true),
  );

  it('is one word with its unit, with a blank and without', () => {
    const formsOf = (typed: string) => parseQuery(typed).terms.map(({ names }) => names);
    expect(formsOf('5MHz')).toEqual(formsOf('5 МГц'));
    expect(formsOf('35cm')).toEqual(formsOf('35 cm'));
    expect(formsOf('5 probe')).not.toEqual(formsOf('5MHz'));
  });
});

describe('words of the trade', () => {
  let index: CatalogueIndex;
  let products: ReadonlyMap<number, OfflineProduct>;
  beforeAll(() => {
    ({ index, products } = seededIndex());
  });
  const groupsOf = async (typed: string): Promise<Set<string>> => {
    const { terms, ...named } = await searchProducts(index, typed);
    const ids = await index.byWords(terms, terms, named, 5);
    return new Set(index.itemsByIds(ids).map(({ group }) => group.seo_key));
  };

  it.each([
    ['blood pressure cuffs', 'nibp-cuffs'],
    ['манжеты для тонометра', 'nibp-cuffs'],
    ['cuff for patient monitor', 'nibp-cuffs'],
    ['吸引血压袖带', 'nibp-cuffs'],
    ['syrinje pump', 'syringe-pumps'],
    ['ighbwtdjq yfcjc', 'syringe-pumps'],
    // "Sensors and Cables" is two things, of which one phrase means one.
    ['кабель узи датчика', 'probe-cables'],
    // A beginning that is short is that of any word: of "collimator" here.
    ['thyroid collar', 'lead-aprons'],
    ['tensiómetro', 'nibp-cuffs'],
    ['AED电极片', 'defib-pads'],
    ['ultrasound mainboard', 'ultrasound-boards'],
    ['lap scissors', 'laparoscopic-instruments'],
    ['vicryl 3-0', 'sutures'],
  ])('“%s” names %s', async (typed, group) => expect(await groupsOf(typed)).toEqual(new Set([group])));

  it.each([
    ['сонарис датчик', 'сонарис', 'sonarys'],
    ['ройентара трубка', 'ройентара', 'roentara'],
    ['vitark spo2', 'vitark', 'vitarque'],
    ['sonariz probe', 'sonariz', 'sonarys'],
  ])('“%s” names a brand as it sounds', async (typed, from, to) =>
    expect((await searchProducts(index, typed)).corrected).toEqual([{ from, to }]),
  );

  it('does not shorten an unknown word to a short beginning', async () => {
    expect((await searchProducts(index, 'collarx')).terms).toEqual([]);
    expect((await searchProducts(index, 'collimaxxx')).terms.map(({ alternatives }) => alternatives)).toEqual([
      [['collima']],
    ]);
  });

  it('puts products of a named brand before those that only fit its machines', async () => {
    const halveta = index.allBrands.find(({ brand_name }) => brand_name === 'Halveta')!;
    const { terms, ...named } = await searchProducts(index, 'halveta probe');
    expect(named.brands).toEqual([halveta.id]);
    const ids = await index.byWords(terms, terms, named, 5);
    expect(ids.map((id) => products.get(id)!.brand.id)).toEqual(ids.map(() => halveta.id));
    expect((await searchProducts(index, 'probe for halveta')).brands).toEqual([]);
  });

  it.each([
    ['"xyzzyq" ultrasound probe', 'Ultrasound'],
    ['"convecs" probe', 'Convex'],
  ])('of “%s”, which finds nothing, the nearest group is one of %s', async (typed, name) => {
    const { groupId } = await nearestTo(index, typed);
    const names = index.details.filter(({ id }) => id === groupId).map((group) => group.en_group_name);
    expect(names.join()).toContain(name);
  });

  it.each([
    ['"xyzzyq" ultrasound probe', ['ultrasound', 'probe']],
    ['"xyzzyq" anesthesia machine', []],
    ['"xyzzyq" for the wipes', ['wipes']],
    ['FW-90-999-ZZZ', ['FW-90']],
    ['QQQQ-7777', []],
    ['gel', []],
  ])('of “%s” less is offered only where it finds something: %j', async (typed, broader) => {
    expect((await nearestTo(index, typed)).broader).toEqual(broader);
  });

  it('puts the parts that fit a machine first, in the group that is meant', async () => {
    for (const typed of ['probes for Aria 75', 'датчики для Aria 75', '探头 适用于 Aria 75', 'sonda Sonarys Aria 75']) {
      const { terms, ...named } = await searchProducts(index, typed);
      expect(named.machine).toBe('aria 75');
      const ids = await index.byWords(terms, terms, named, 5);
      for (const id of ids)
        expect(
          products.get(id)!.fits.map(({ model }) => model),
          typed,
        ).toContain('Aria 75');
    }
  });

  it('says which words it left out, and which it corrected', async () => {
    const { dropped, corrected } = await searchProducts(index, 'qqqxyz mezenbaum scissors');
    expect(dropped).toEqual(['qqqxyz']);
    expect(corrected).toEqual([{ from: 'mezenbaum', to: 'metzenbaum' }]);
  });

  it('neither corrects nor leaves out words in quotation marks', async () => {
    const { dropped, corrected, terms } = await searchProducts(index, '"mezenbaum" scissors');
    expect([dropped, corrected, terms]).toEqual([[], [], []]);
  });

  it('does not leave out a measure in quotation marks', async () => {
    const typed = '777 MHz';
    expect((await searchProducts(index, `scissors ${typed}`)).dropped).toEqual(['777mhz']);
    const { dropped, terms } = await searchProducts(index, `scissors "${typed}"`);
    expect([dropped, terms]).toEqual([[], []]);
  });
});
