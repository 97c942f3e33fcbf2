import { expect, it } from 'vitest';
import { asCatalogued } from '../../../../shared/search/words/asTyped.ts';

it.each([
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
])('%s is searched for as %s', (typed, catalogued) => expect(asCatalogued(typed)).toBe(catalogued));

it.each([
  'one way valve',
  'three part syringe',
  'media luna',
  '3/5 lead',
  'C5-1/2',
  'PC39/4H',
  '24/7',
  '“monitor 15”',
  '"convex 15"',
])('%s stays as it is', (typed) => expect(asCatalogued(typed)).toBe(typed));
