import { expect, it } from 'vitest';
import { asCatalogued } from '../../../../../shared/search/measures/asTyped.ts';

it.each([
  ['x-ray tube 0.6/1.2', 'x-ray tube 0.6 1.2'],
  ['foco 0,3 / 0,6 mm', 'foco 0.3mm 0.6mm'],
  ['球管焦点0.6/1.2', '球管焦点0.6 1.2'],
  ['guide 35/45 degrees', 'guide 35degrees 45degrees'],
  ['FW 35/45', 'FW 35/45'],
  ['RXT-640/0', 'RXT-640/0'],
  ['silk 3/0 USP', 'silk 3/0 USP'],
  ['5½ inch', '5.5 inch'],
  ['½ inch', '0.5 inch'],
  ['5 1/2 gloves', '5.5 gloves'],
  ['21G x 1 1/2"', '21G x 1.5 inch'],
  ['1/2 inch tube', '0.5 inch tube'],
  ['monitor 15"', 'monitor 15 inch'],
  ['17"x14"', '17x14"'],
  ['cоnvex рrobe', 'convex probe'],
  ['дaтчик', 'датчик'],
  ['gloves 100/box', 'gloves 100 box'],
  [`5 ${' '.repeat(30_000)}gloves \t\n two`, '5 gloves two'],
  ['x ray vest', 'x-ray vest'],
  ['датчик 4Д', 'датчик 4d'],
  ['mini C arm', 'mini C-arm'],
  ['перчатки 100 шт/уп', 'перчатки 100 уп'],
  ['手套 50只/盒', '手套 50 盒'],
  ['cable three metres', 'cable 3 metres'],
  ['кабель два метра', 'кабель 2 метра'],
  ['gel medio litro', 'gel 0.5 litro'],
  ['half a millimetre', '0.5 millimetre'],
  ['полтора метра', '1.5 метра'],
  ['3/0USP suture', '3/0 USP suture'],
  ['four point five ah', '4.5 ah'],
  ['sonda tres coma cinco mhz', 'sonda 3.5 mhz'],
  ['zero point three five', '0.3 five'],
  ['三点五兆赫', '3.5兆赫'],
  ['три с половиной метра', '3.5 метра'],
  ['two and a half metres', '2.5 metres'],
  ['quarter millimeter apron', '0.25 millimeter apron'],
  ['seda cuatro ceros', 'seda 4/0'],
  ['шёлк 3 нуля', 'шёлк 3/0'],
  ['two hundred and fifty ml', '250 ml'],
  ['doscientos ml', '200 ml'],
  ['ножницы сто семьдесят мм', 'ножницы 170 мм'],
  ['ciento ochenta mm', '180 mm'],
  ['sixty ml', '60 ml'],
  ['thirty five mm', '35 mm'],
  ['cable ten leads', 'cable 10 leads'],
  ['холтер на трое суток', 'холтер на 3 суток'],
  ['十五英寸', '15英寸'],
  ['5升装耦合剂', '5升 耦合剂'],
  ['pump w battery', 'pump with battery'],
])('%s is searched for as %s', (typed, catalogued) => expect(asCatalogued(typed)).toBe(catalogued));

it('reads every hundred in Spanish and Russian', () => {
  const spanish =
    'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';
  const russian = 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот';
  for (const [words, unit] of [
    [spanish, 'ml'],
    [russian, 'мл'],
  ] as const)
    expect(words.split(' ').map((word) => asCatalogued(`${word} ${unit}`))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((hundred) => `${hundred}00 ${unit}`),
    );
});

it.each([
  'one way valve',
  'lamp 5 w xenon',
  'two hundred gloves',
  'three part 3.5 syringe',
  '三通',
  'point five',
  'three part syringe',
  'media luna',
  '3/5 lead',
  'C5-1/2',
  'PC39/4H',
  '24/7',
  '“monitor 15”',
  '"convex 15"',
])('%s stays as it is', (typed) => expect(asCatalogued(typed)).toBe(typed));
