import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import { withoutNegated } from '../../../../../shared/search/negation/negation.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };
const search = (keyword: string) => listProducts(file, { keyword, page_size: 6 }, 'en');

/** The name of a product and its values, as "Nitrile Examination Gloves; Latex-free; Blue". */
const textOf = (id: number): string => {
  const product = products.get(id)!;
  const values = [product, ...product.skus].flatMap(({ specs }) => specs.map((spec) => spec.en_value ?? spec.value));
  return [product.en_product_name, ...values].join('; ');
};

describe('a search for what is without something', () => {
  it.each([
    ['gloves without latex', /glove/i, /natural latex/i],
    ['latex free gloves', /glove/i, /natural latex/i],
    ['gloves for latex allergy', /glove/i, /natural latex/i],
    ['gloves, allergic to latex', /glove/i, /natural latex/i],
    ['guantes para alérgicos al látex', /glove/i, /natural latex/i],
    ['перчатки при аллергии на латекс', /glove/i, /natural latex/i],
    ['对乳胶过敏的手套', /glove/i, /natural latex/i],
    ['手套乳胶过敏', /glove/i, /natural latex/i],
    ['guantes sin látex', /glove/i, /natural latex/i],
    ['перчатки без латекса', /glove/i, /natural latex/i],
    ['non sterile gloves', /glove/i, /sterile/i],
    ['non-sterile gloves', /glove/i, /sterile/i],
    ['nonsterile gloves', /glove/i, /sterile/i],
    ['guantes no estériles', /glove/i, /sterile/i],
    ['нестерильные перчатки', /glove/i, /sterile/i],
    ['не стерильные перчатки', /glove/i, /sterile/i],
    ['alcohol free wipes', /wipe/i, /alcohol/i],
    ['suture other than silk', /suture/i, /silk/i],
    ['toallitas sin alcohol', /wipe/i, /alcohol/i],
    ['салфетки без спирта', /wipe/i, /alcohol/i],
    ['不含酒精湿巾', /wipe/i, /alcohol/i],
    ['non absorbable suture', /suture/i, /absorbable/i],
    ['不可吸收缝线', /suture/i, /absorbable/i],
    ['flat panel detector wireless not tethered', /flat-panel/i, /tethered/i],
    ['probe cover w/o gel', /probe cover/i, /with sterile gel(?!.*without)/i],
    ['IV set no injection port', /infusion set/i, /with injection port/i],
    ['trócar sin cuchilla', /trocar/i, /bladed/i],
    ['masks without ear loops', /mask/i, /ear loops/i],
    ['masks without head band', /mask/i, /head band/i],
    ['c-arm without image intensifier', /c-arm/i, /intensifier/i],
    ['scissors without tungsten carbide', /scissors/i, /carbide/i],
    ['spo2 sensor not for neonates', /spo₂/i, /neonatal/i],
    ['sensor spo2 que no sea neonatal', /spo₂/i, /neonatal/i],
    ['датчик spo2 не для новорождённых', /spo₂/i, /neonatal/i],
    ['перчатки не из латекса', /glove/i, /natural latex/i],
    ['不带耳挂的口罩', /mask/i, /ear loops/i],
    ['血氧探头 非新生儿用', /spo₂/i, /neonatal/i],
    ['gloves without latex blue', /glove/i, /natural latex/i],
    ['papel para ecg sin cuadrícula', /paper/i, /red grid/i],
    ['бумага для экг без сетки', /paper/i, /red grid/i],
    ['x-ray tube not rotating anode', /x-ray tube/i, /rotating anode/i],
    ['ножницы без твердосплавных вставок', /scissors/i, /carbide/i],
    ['vital signs monitor without temperature', /monitor/i, /TEMP/],
    ['cable de ecg sin protección', /ecg/i, /with protection/i],
  ])('"%s" finds no product that has it', async (keyword, wanted, unwanted) => {
    const { results, reading } = await search(keyword);
    expect(results.length).toBeGreaterThan(2);
    for (const { id } of results) {
      expect(textOf(id)).toMatch(wanted);
      expect(textOf(id)).not.toMatch(unwanted);
    }
    expect([reading?.dropped ?? [], reading?.corrected ?? []]).toEqual([[], []]);
  });

  it.each([
    'wireless flat panel detector',
    'шовник',
    '无影灯',
    '无线平板探测器',
    'неонатальный датчик',
    'non rebreather mask',
    'hands free pads',
    'gloves free delivery',
    'order no 4 gloves',
    '"without gel"',
    'pads "without gel"',
    'latex free',
    'gloves without the',
    'pads no los',
  ])('reads no negation into "%s"', (keyword) => {
    expect(parseQuery(keyword).terms.filter(({ without }) => without)).toEqual([]);
  });

  it('says so if every product has it', async () => {
    const { dropped, terms } = await searchProducts(index, 'sterile gloves without sterile');
    expect(dropped).toEqual(['without sterile']);
    expect(terms.map(({ token }) => token.text)).toEqual(['sterile', 'gloves']);
  });

  it('finds nothing if no other word is left', async () => {
    expect((await searchProducts(index, 'qwrtzp without drawstring')).terms).toEqual([]);
  });
});

describe('a size in words', () => {
  it.each([
    ['large nitrile gloves', 'L'],
    ['guantes de nitrilo grandes', 'L'],
    ['нитриловые перчатки большие', 'L'],
    ['大号丁腈手套', 'L'],
    ['small surgical gloves', 'S'],
    ['med lead apron', 'M'],
    ['extra large lead apron', 'XL'],
    ['bata quirúrgica extra grande', 'XL'],
  ])('"%s" finds what there is in %s', async (keyword, size) => {
    const { results } = await search(keyword);
    expect(results.length).toBeGreaterThan(0);
    for (const { id } of results) expect(textOf(id).split('; ')).toContain(size);
  });

  it('is no model: "a monitor for a small clinic"', async () => {
    const { dropped } = await searchProducts(index, 'vital signs monitor for a small clinic');
    expect(dropped).toContain('small');
  });
});

describe('what belongs to a machine', () => {
  const FITS = 'Lyra 85';
  it.each([
    'accessories for Lyra 85',
    'spare parts Lyra 85',
    'repuestos Lyra 85',
    'запчасти для Lyra 85',
    'Lyra 85 配件',
  ])('"%s" is all that fits it', async (keyword) => {
    const { results } = await search(keyword);
    expect(results.length).toBe(6);
    for (const { id } of results) expect(products.get(id)!.fits.map(({ model }) => model)).toContain(FITS);
  });

  it.each(['Beacon-15 battery', 'BEACON15 battery', 'battery for beacon 15'])(
    '"%s" names its model',
    async (keyword) => {
      expect((await searchProducts(index, keyword)).machine).toBe('beacon 15');
    },
  );
});

describe('a description as tenders write it', () => {
  it.each([
    [
      'Patient monitor, multi-parameter, ECG SpO2 NIBP RESP TEMP, 12.1 inch screen, battery 4 hours',
      /patient monitor/i,
    ],
    ['Electrosurgical unit, bipolar, foot switch, 400 W, with pencil', /electrosurgical generator/i],
    ['Монитор пациента, ЭКГ, SpO2, НИАД, экран 12 дюймов, аккумулятор', /patient monitor/i],
  ])('"%s" finds the thing that stands first', async (keyword, name) => {
    const { results } = await search(keyword);
    expect(results[0]?.en_product_name).toMatch(name);
  });
});

describe('numbers that are said aloud', () => {
  it.each([
    ['seven to fifteen megahertz linear probe', '7-15megahertz'],
    ['от двух до пяти мегагерц', '2-5мегагерц'],
    ['de dos a cinco mhz', '2-5mhz'],
  ])('"%s" is a range', (keyword, range) => {
    expect(parseQuery(keyword).terms.map(({ token }) => token.text)).toContain(range);
  });
});

describe('an allergy without an allergen', () => {
  it.each(['gloves for allergy', 'gloves for allergic patients', 'skin allergy gloves'])(
    'excludes nothing: %s',
    (typed) => {
      expect(withoutNegated(typed)).toEqual({ wantedText: typed, without: [] });
    },
  );
});
