import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../../../server/import/file/headings/checkPlan.ts';
import { type ColumnChoices, NO_CHOICES, planColumns } from '../../../../server/import/file/headings/columnPlan.ts';

const mapped = (map: Record<string, string | null>): ColumnChoices => ({
  ...NO_CHOICES,
  map: new Map(Object.entries(map)),
});
const UPDATE: ColumnChoices = { ...NO_CHOICES, isUpdate: true };
/** The columns that a list of goods needs, so that a row of the table shows what differs. */
const NEEDED = ['code = code', 'brand = brand', 'group = group', 'name = name_en'];

/** Headings after `|`, their columns, and the ignored headings. */
it.each<[what: string, headings: string, usedColumns: string[], unusedColumns?: string, choices?: ColumnChoices]>([
  ['nothing else', 'code|brand|group|name', NEEDED],
  [
    'the importer’s own names of columns',
    'code|brand|group|ru_product_name|name_zh|summary|spec:Length|spec_ru:Длина',
    [
      ...NEEDED.slice(0, 3),
      'ru_product_name = name_ru',
      'name_zh = name_zh',
      'summary = summary_en',
      'spec:Length = spec:Length',
      'spec_ru:Длина = spec_ru:Длина',
    ],
  ],
  [
    'specifications in units of time',
    'code|brand|group|name|spec:Battery life [hours]|spec:Storage, days',
    [...NEEDED, 'spec:Battery life [hours] = spec:Battery life [hours]', 'spec:Storage, days = spec:Storage, days'],
  ],
  ['empty headings', 'code|brand|group|name| |', NEEDED],
  [
    'the number of a variant beside that of the product',
    'code|brand|group|name|sku_code',
    [...NEEDED, 'sku_code = sku_code'],
  ],
  [
    'the number of a variant alone',
    'sku_code|brand|group|name',
    ['brand = brand', 'group = group', 'name = name_en', 'sku_code = code'],
  ],
  [
    'the number of a variant below a handle',
    'sku_code|brand|group|name|h',
    ['sku_code = sku_code', 'brand = brand', 'group = group', 'name = name_en', 'h = handle'],
    '',
    mapped({ h: 'handle' }),
  ],
  [
    'a description instead of a name',
    'code|brand|group|description|description_ru',
    ['code = code', 'brand = brand', 'group = group', 'description = name_en', 'description_ru = name_ru'],
  ],
  [
    'a description beside what may be a name',
    'code|brand|group|description|Artikelname XY',
    ['code = code', 'brand = brand', 'group = group', 'description = name_en'],
    'Artikelname XY',
  ],
  ['a description beside a name', 'code|brand|group|name|description', [...NEEDED, 'description = description_en']],
  [
    'a level of groups without the first',
    'code|brand|name|Category 2',
    ['code = code', 'brand = brand', 'name = name_en', 'Category 2 = group'],
  ],
  ['two levels of groups', 'code|brand|group|name|Category 2', [...NEEDED, 'Category 2 = group_2']],
  [
    'prices of a pack and of a piece without the size of packs',
    'code|brand|group|name|Price per pack|Price per piece',
    [...NEEDED, 'Price per piece = price'],
    'Price per pack',
  ],
  [
    'prices of a pack and of a piece with the size of packs',
    'code|brand|group|name|Price per pack|Price per piece|pack_size',
    [...NEEDED, 'pack_size = pack_size', 'Price per pack = price'],
    'Price per piece',
  ],
  [
    'stock at hand, and what of it is free',
    'code|brand|group|name|Stock|Free stock',
    [...NEEDED, 'Free stock = stock'],
    'Stock',
  ],
  [
    'stock on hand, and what is available',
    'code|brand|group|name|OnHand|Alloc|Avail',
    [...NEEDED, 'Avail = stock'],
    'OnHand, Alloc',
  ],
  ['stock alone', 'code|brand|group|name|Stock', [...NEEDED, 'Stock = stock']],
  [
    'prices with and without tax',
    'code|brand|group|name|Price (tax incl.)|Price (tax excl.)',
    [...NEEDED, 'Price (tax excl.) = price', 'Price (tax incl.) = price where that is empty'],
  ],
  ['prices by quantity without the word', 'code|brand|group|name|1+|10+|100+', [...NEEDED, '1+ = price'], '10+, 100+'],
  [
    'ranges of quantities with a unit',
    'code|brand|group|name|1-9 pcs|10-49 pcs',
    [...NEEDED, '1-9 pcs = price'],
    '10-49 pcs',
  ],
  ['a quantity, which is no price', 'code|brand|group|name|Qty 1', NEEDED, 'Qty 1'],
  [
    'prices in the store’s currency beside others',
    'code|brand|group|name|Price USD|Price EUR',
    [...NEEDED, 'Price USD = price'],
    'Price EUR',
    { ...NO_CHOICES, currency: 'USD' },
  ],
  [
    'prices in the store’s currency behind others',
    'code|brand|group|name|Цена, руб.|Price (EUR)|Цена, USD',
    [...NEEDED, 'Цена, USD = price'],
    'Цена, руб., Price (EUR)',
    { ...NO_CHOICES, currency: 'USD' },
  ],
  [
    'sizes and colours of products without variants',
    'code|brand|group|name|Size|Цвет',
    [...NEEDED, 'Size = spec:Size', 'Цвет = spec:Colour'],
  ],
  [
    'stock and prices of Saleor’s channels',
    'code|brand|group|name|main (warehouse quantity)|uk (channel price amount)|uk (channel currency code)',
    [
      ...NEEDED,
      'main (warehouse quantity) = stock',
      'uk (channel price amount) = price',
      'uk (channel currency code) = currency',
    ],
  ],
  [
    'several pictures, which all count',
    'code|brand|group|name|Image 1|Image 2',
    [...NEEDED, 'Image 1 = pictures', 'Image 2 = pictures'],
  ],
  ['several bar codes', 'code|brand|group|name|EAN|GTIN', [...NEEDED, 'EAN = gtin', 'GTIN = gtin where that is empty']],
  [
    'what the user says',
    'code|brand|group|name|  WEIGHT\n kg|price',
    [...NEEDED, 'WEIGHT kg = stock'],
    'price',
    mapped({ 'weight\n kg': 'stock', price: null }),
  ],
  ['a kind without a parent', 'code|brand|group|name|k', NEEDED, 'k', mapped({ k: 'product_kind' })],
  [
    'a kind with a parent',
    'code|brand|group|name|k|p',
    [...NEEDED, 'k = product_kind', 'p = parent'],
    '',
    mapped({ k: 'product_kind', p: 'parent' }),
  ],
  [
    'names in an update',
    'code|name|group|sku_name|stock',
    ['code = code', 'stock = stock'],
    'name, group, sku_name',
    UPDATE,
  ],
  ['items in an update', 'Item|Loc|Stock', ['Loc = location', 'Stock = stock', 'Item = code'], '', UPDATE],
  ['bar codes in an update', 'EAN|Stock', ['Stock = stock', 'EAN = code'], '', UPDATE],
  [
    'bar codes beside part numbers in an update',
    'EAN|Part No|Stock',
    ['EAN = gtin', 'Part No = code', 'Stock = stock'],
    '',
    UPDATE,
  ],
  ['items beside part numbers in an update', 'Item|Part No|Stock', ['Part No = code', 'Stock = stock'], 'Item', UPDATE],
])('takes %s', (_what, headings, usedColumns, unusedColumns = '', choices = NO_CHOICES) => {
  const plan = planColumns(headings.split('|'), choices);
  expect([plan.usedColumns, plan.unusedColumns.join(', '), plan.missing, plan.twice]).toEqual([
    usedColumns,
    unusedColumns,
    [],
    [],
  ]);
});

it.each([
  ['code|brand|group|name', null, null],
  ['code|brand|group|name|Price,  USD', 'Price, USD', null],
  ['code|brand|group|name|Price per piece', 'Price per piece', 'piece'],
  ['code|brand|group|name|Price per pack', 'Price per pack', 'pack'],
])('knows what the prices of %s are of', (headings, priceHeading, pricedBy) => {
  expect(planColumns(headings.split('|'), NO_CHOICES)).toMatchObject({ priceHeading, pricedBy });
});

describe('a file that cannot be imported', () => {
  const fault = (headings: string, choices = NO_CHOICES): string => {
    try {
      checkPlan(planColumns(headings.split('|'), choices), 'USD');
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const NO = 'the header has no column for';
  const UPDATES = '. If it is a list of stock or prices for goods that the store has, add --update';

  it.each<[headings: string, message: string, choices?: ColumnChoices]>([
    ['brand|group|name', `${NO} code. Name one with --map "Heading=code"`],
    ['code|group|name', `${NO} brand. Name one with --map "Heading=brand", or for all rows with --brand="…"${UPDATES}`],
    ['code|brand|name', `${NO} group. Name one with --map "Heading=group", or for all rows with --group="…"${UPDATES}`],
    ['code|brand|group', `${NO} name. Name one with --map "Heading=name"${UPDATES}`],
    [
      'code|qwerty|asdf|group',
      `${NO} brand, name; unknown headings: qwerty, asdf. Name one with --map "Heading=brand", or for all rows with --brand="…"${UPDATES}`,
    ],
    [
      'code|brand|group|description|XY Produkttitel',
      `${NO} name; unknown headings: XY Produkttitel. Name one with --map "Heading=name"${UPDATES}`,
    ],
    ['code|name', '', { ...NO_CHOICES, defaults: { brand: 'Acme', group: 'Cuffs' } }],
    ['code|group|name|a', '', mapped({ a: 'attributes' })],
    ['h|brand|group|name', '', mapped({ h: 'handle' })],
    ['code|stock', '', UPDATE],
    ['stock|price', `${NO} code. Name one with --map "Heading=code"`, UPDATE],
    ['code|brand', `${NO} price. Name one with --map "Heading=price"`, UPDATE],
    [
      'code|brand|group|name|Price|List price',
      '"Price" and "List price" all mean price. Leave all but one aside with --map "List price=-", or give it another meaning',
    ],
    [
      'Item No.|brand|group|name|Mfr No.',
      '"Mfr No." and "Item No." all mean code. Leave all but one aside with --map "Item No.=-", or give it another meaning',
    ],
    ['code|brand|group|name|Price (USD)', ''],
    ['code|brand|group|name|Price, US$', ''],
    ['code|brand|group|name|Price, qty', ''],
    [
      'code|brand|group|name|Price (EUR)',
      'the prices below "Price (EUR)" are not in USD, which the store sells in. Leave them aside with --map "Price (EUR)=-"',
    ],
    [
      'code|brand|group|name|Цена, руб.',
      'the prices below "Цена, руб." are not in USD, which the store sells in. Leave them aside with --map "Цена, руб.=-"',
    ],
  ])('says what to do: %s', (headings, message, choices) => expect(fault(headings, choices)).toBe(message));
});
