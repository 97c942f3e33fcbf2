import { beforeAll, describe, expect, it } from 'vitest';
import fc from '../../../../support/checks/properties.ts';
import type { CatalogueIndex } from '../../../../../electron/main/catalogue/CatalogueIndex.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { explainWords, isMet } from '../../../../../shared/search/explainMatch.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import { rankingLexemes } from '../../../../../shared/search/ranking.ts';
import { LexemeIndex } from '../../../../../shared/search/words/LexemeIndex.ts';
import { textLexemes, weighLexemes } from '../../../../../shared/search/words/lexemes.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

/** True where a text of a product has all that was typed. */
const finds = (typed: string, text: string): boolean => {
  const lexemes = textLexemes(text);
  return parseQuery(typed).terms.every((term) => isMet(term, lexemes));
};

/** Each unit as buyers write it, and as the catalogue does. */
const UNITS: readonly (readonly [typed: string, stored: string])[] = [
  ...([
    ['mm', 'mm'],
    ['мм', 'mm'],
    ['毫米', 'mm'],
    ['см', 'cm'],
    ['cm', 'cm'],
    ['m', 'm'],
    ['дюймов', '″'],
    ['inch', 'in'],
  ] as const),
  ...([
    ['ml', 'ml'],
    ['мл', 'ml'],
    ['毫升', 'ml'],
    ['l', 'l'],
    ['g', 'g'],
    ['кг', 'kg'],
    ['kg', 'kg'],
  ] as const),
  ...([
    ['Hz', 'Hz'],
    ['кГц', 'kHz'],
    ['MHz', 'MHz'],
    ['МГц', 'MHz'],
    ['兆赫', 'MHz'],
    ['W', 'W'],
    ['кВт', 'kW'],
  ] as const),
  ...([
    ['V', 'V'],
    ['вольт', 'V'],
    ['kV', 'kV'],
    ['mAh', 'mAh'],
    ['мА·ч', 'mAh'],
    ['mA', 'mA'],
    ['mAs', 'mAs'],
  ] as const),
  ...([
    ['Fr', 'Fr'],
    ['Ch', 'Fr'],
    ['µm', 'µm'],
    ['мкм', 'µm'],
    ['nm', 'nm'],
    ['J', 'J'],
    ['Дж', 'J'],
    ['焦耳', 'J'],
  ] as const),
  ...([
    ['ms', 'ms'],
    ['min', 'min'],
    ['s', 's'],
    ['сек', 's'],
    ['h', 'h'],
    ['часов', 'h'],
    ['gauge', 'G'],
    ['G', 'G'],
  ] as const),
  ...([
    ['mmHg', 'mmHg'],
    ['мм рт. ст.', 'mmHg'],
    ['cmH2O', 'cmH₂O'],
    ['см вод. ст.', 'cmH₂O'],
    ['kPa', 'kPa'],
  ] as const),
  ...([
    ['psi', 'psi'],
    ['bpm', 'bpm'],
    ['уд/мин', 'bpm'],
    ['ml/h', 'ml/h'],
    ['мл/ч', 'ml/h'],
    ['毫升/小时', 'ml/h'],
  ] as const),
  ...([
    ['ml/s', 'ml/s'],
    ['l/min', 'l/min'],
    ['л/мин', 'l/min'],
    ['°C', '°C'],
    ['dB', 'dB'],
    ['lx', 'lx'],
  ] as const),
  ...([
    ['rpm', 'rpm'],
    ['dpi', 'dpi'],
    ['ГБ', 'GB'],
    ['lm', 'lm'],
    ['°', '°'],
    ['grados', '°'],
    ['kΩ', 'kΩ'],
  ] as const),
];

/** Numbers as catalogues write them: three digits that count at most. */
const number = fc.integer({ min: 1, max: 999 }).chain((digits) => fc.constantFrom(digits / 100, digits / 10, digits));
const range = fc
  .tuple(number, number)
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

describe('a measure in another unit than the catalogue has', () => {
  it.each([
    ['15 Fr', '5.0 mm'],
    ['5 mm', '15 Fr'],
    ['0.05 mm', '50 µm'],
    ['1 ft', '304.8 mm'],
    ['40 kPa', '300 mmHg'],
    ['300 мм рт. ст.', '40 kPa'],
    ['10 psi', '517 mmHg'],
    ['2 bar', '200 kPa'],
    ['5公升', '5000 ml'],
    ['20 cm3', '20 ml'],
    ['2 dl', '200 ml'],
    ['0,35 toneladas', '350 kg'],
    ['5 lb', '2.268 kg'],
    ['150 kVp', '150 kV'],
    ['60 ml/min', '1 ml/s'],
    ['1 l/h', '1000 ml/h'],
    ['90 s', '1.5 min'],
    ['60 min', '1 h'],
    ['160 klux', '160 000 lx'],
    ['1 TB', '1024 GB'],
  ])('is found: "%s" as %s', (typed, stored) => expect(finds(typed, stored)).toBe(true));
});

describe('a measure inside the range of a product', () => {
  it.each(UNITS)('is found, and one outside is not: "%s" in a range of %s', (typed, stored) => {
    fc.assert(
      fc.property(range, number, fc.constantFrom('', ' '), ([low, high], value, blank) => {
        const [text, asked] = [`${low}–${high} ${stored}`, `${value}${blank}${typed}`];
        // Screens are called by whole inches: "10 inch" is met by 10.6 (`measuredAs`).
        if (['″', 'in'].includes(stored) && value < low && value === Math.floor(low)) return;
        if (value >= low && value <= high) expect(finds(asked, text)).toBe(true);
        // Half a percent is not told apart, and a number may be one of those in the text.
        else if (value < low * 0.99 || value > high * 1.01) expect(finds(asked, text)).toBe(false);
      }),
    );
  });

  it.each([
    ['10 дюймов', '10.6–11 ″', true],
    ['9 дюймов', '10.6–11 ″', false],
    // Ranges as catalogues write them, in each language.
    ['3.5 MHz', 'Convex Ultrasound Probe, 2–5 MHz', true],
    ['3,5 МГц', 'Конвексный датчик, 2–5 МГц', true],
    ['3.5兆赫', '凸阵探头，2–5兆赫', true],
    ['3.5 MHz', 'Sonda convexa, 2-5 MHz', true],
    ['3.5MHz', 'from 2 to 5 MHz', true],
    ['3.5 MHz', 'от 2 до 5 МГц', true],
    ['3.5 MHz', 'de 2 a 5 MHz', true],
    ['5.5 MHz', 'Convex Ultrasound Probe, 2–5 MHz', false],
    ['2 MHz', '2–5 MHz', true],
    ['5 MHz', '2–5 MHz', true],
    // Reckoned into the units beside.
    ['30 cm', 'Limb circumference: 250–350 mm', true],
    ['300 мм', 'Обхват конечности: 25–35 см', true],
    ['12 inches', '25–35 cm', true],
    ['0.9 l', '500–1000 ml', true],
    ['350 kHz', '0.2–0.5 MHz', true],
    ['30 cm', '25–35 mm', false],
    // From nothing, from below it, and with a blank between thousands.
    ['5 mmHg', '0–300 mmHg', true],
    ['200 mmHg', '−50–300 mmHg', true],
    ['20000 h', '10 000–30 000 h', true],
    // Another unit, and numbers that are no measure.
    ['3.5 kHz', '2–5 MHz', false],
    ['3 pcs', '2–5 MHz', false],
    ['30 kPa', '20–120 mmHg', false],
    // A range lies in one that has both of its ends.
    ['3-4 MHz', '2–5 MHz', true],
    ['от 3 до 4 МГц', '2–5 MHz', true],
    ['de 3 a 4 MHz', '2–5 MHz', true],
    ['3至4兆赫', '2–5 MHz', true],
    ['3-6 MHz', '2–5 MHz', false],
    ['2–5 MHz', '2–5 MHz', true],
  ])('"%s" and "%s": %s', (typed, text, isFound) => expect(finds(typed, text)).toBe(isFound));

  it('ranks behind the exact measure', () => {
    const index = new LexemeIndex();
    const texts = ['Probe A, 2–5 MHz', 'Probe B, 3.5 MHz', 'Sonda C, 3–4 MHz'];
    for (const text of texts) index.add(weighLexemes({ A: [text] }));
    for (const typed of ['3.5 MHz', '3,5 МГц', '3500 kHz']) {
      const { terms } = parseQuery(typed);
      const rank = index.rank(rankingLexemes(terms));
      expect(index.matching(terms)).toEqual(new Set([0, 1, 2]));
      expect(rank(1)).toBeGreaterThan(Math.max(rank(0), rank(2)));
    }
  });

  it('is shown as the reason of the hit', () => {
    const sources = [
      { field: 'name', text: 'Linear probe' },
      { field: 'spec', text: '5–12 МГц' },
    ] as const;
    expect(explainWords(parseQuery('7.5 MHz').terms, sources)).toMatchObject({ field: 'spec', value: '5–12 МГц' });
  });
});

describe('a size', () => {
  it.each([
    ['14x17', '35 × 43 cm', true],
    ['14 x 17', '35 × 43 cm', true],
    ['14×17 in', '35 × 43 cm', true],
    ['17x14"', '350 × 430 mm', true],
    ['14х17 дюймов', '35 × 43 cm', true],
    ['14*17英寸', '35 × 43 cm', true],
    ['11x14 in', '28 × 35 cm', true],
    ['35x43', '14 × 17 in', true],
    ['35х43 см', '35 × 43 cm', true],
    ['43 x 35 cm', '35 × 43 cm', true],
    ['350x430 mm', '35 × 43 cm', true],
    ['35x43 cm', '14 × 17 in', true],
    ['14x17 cm', '35 × 43 cm', false],
    ['14x17 in', '43 × 43 cm', false],
    ['10x12', '35 × 43 cm', false],
  ])('"%s" and "%s": %s', (typed, text, isFound) => expect(finds(typed, text)).toBe(isFound));
});

describe('in the demonstration catalogue', () => {
  let index: CatalogueIndex;
  beforeAll(() => {
    ({ index } = seededIndex());
  });

  it.each([
    ['convex probe 3.5 MHz', 'convex-probes'],
    ['датчик конвексный 3,5 МГц', 'convex-probes'],
    ['sonda lineal 10 MHz', 'linear-probes'],
    ['凸阵探头 3.5兆赫', 'convex-probes'],
    ['cuff 30 cm', 'nibp-cuffs'],
    ['манжета 30 см', 'nibp-cuffs'],
    ['18 gauge needle guide', 'needle-guides'],
    ['infusion pump 1000 ml/h', 'infusion-pumps'],
    ['flat panel detector 14x17', 'flat-panel-detectors'],
  ])('"%s" leaves nothing out and finds %s', async (typed, group) => {
    const { terms, dropped, ...named } = await searchProducts(index, typed);
    const items = index.itemsByIds(await index.byWords(terms, terms, named, 5));
    expect(dropped).toEqual([]);
    expect(items.map((item) => item.group.seo_key)).toEqual(Array(5).fill(group));
  });
});
