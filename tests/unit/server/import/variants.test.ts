import { expect, it } from 'vitest';
import { readMerchantFile as read } from '../../../support/fixtures/readMerchantFile.ts';

const CUFF = { code: 'A-1', brand: 'Acme', group: 'Cuffs', name_en: 'Cuff' };

it('joins the variants of a shop’s JSON', async () => {
  const { rows } = await read(
    JSON.stringify({ products: [{ title: 'Cuff', vendor: 'Acme', product_type: 'Cuffs', variants: [{ title: 'S', sku: 'A-S', price: '1.00' }, { title: 'M', sku: 'A-M', price: '2.00' }] }] }), // prettier-ignore
  );
  expect(rows).toMatchObject([
    { ...CUFF, code: 'A-S', sku_code: 'A-S', sku_name_en: 'S', price: '1.00' },
    { ...CUFF, code: 'A-S', sku_code: 'A-M', sku_name_en: 'M', price: '2.00' },
  ]);
});

it('joins the variants of a Shopify export, and leaves out pictures and drafts', async () => {
  const { rows, others } = await read(
    [
      'Handle,Title,Vendor,Type,Published,Option1 Value,Variant SKU,Variant Price,Image Src,Status',
      'cuff,Cuff,Acme,Cuffs,true,Small,A-S,10,1.jpg,active',
      'cuff,,,,,Large,A-L,12,,',
      'cuff,,,,,,,,2.jpg,',
      'hose,Hose,Acme,Hoses,true,Default Title,B-1,3,,draft',
    ].join('\n'),
  );
  expect(rows).toMatchObject([
    { ...CUFF, code: 'A-S', sku_code: 'A-S', sku_name_en: 'Small', price: '10', pictures: '1.jpg' },
    { ...CUFF, code: 'A-S', sku_code: 'A-L', sku_name_en: 'Large', price: '12' },
  ]);
  expect(others).toEqual(['4: a further picture', '5: not for sale ("draft")']);
});

it('joins the variations of a WooCommerce export', async () => {
  const { rows, others } = await read(
    [
      'ID,Type,SKU,Name,In stock?,Stock,Regular price,Categories,Parent,Brands,Attribute 1 value(s)',
      '7,variable,A,Cuff,1,,,Cuffs,,Acme,"S, M"',
      '8,variation,A-S,Cuff - S,1,5,10,,A,,S',
      '9,variation,A-M,Cuff - M,1,6,11,,id:7,,M',
      '10,simple,B,Hose,1,4,3,Hoses,,Acme,',
    ].join('\n'),
  );
  expect(
    rows.map(({ code, sku_code, brand, group, price, stock }) => [code, sku_code, brand, group, price, stock]),
  ).toEqual([
    ['A', 'A-S', 'Acme', 'Cuffs', '10', '5'],
    ['A', 'A-M', 'Acme', 'Cuffs', '11', '6'],
    ['B', undefined, 'Acme', 'Hoses', '3', '4'],
  ]);
  expect(others).toEqual(['2: sold by its variations']);
});

it.each([
  [
    'WooCommerce, with none or the number of its product',
    'ID,Type,SKU,Name,Regular price,Categories,Parent,Brands,Attribute 1 value(s),Attribute 2 value(s)\n' +
      '7,variable,A,Cuff,,Cuffs,,Acme,"S, M",\n8,variation,,Cuff,10,,A,,Small,Blue\n9,variation,A,Cuff,11,,A,,M,\n10,variation,,Cuff,12,,id:7,,,\n',
    ['A-Small-Blue', 'A-M', 'A-10'],
  ],
  [
    'Shopify',
    'Handle,Title,Vendor,Type,Option1 Value,Variant SKU,Variant Price\n' +
      'cuff,Cuff,Acme,Cuffs,Small / child,,10\ncuff,,,,Large,,12\ncuff,,,,XL,C-XL,13\nhose,Hose,Acme,Hoses,Default Title,,3\n',
    ['cuff-Small-child', 'cuff-Large', 'C-XL', undefined],
  ],
])('makes a number for a variant without one of its own, and says so: %s', async (_shop, text, numbers) => {
  const { rows, doubts } = await read(text);
  expect(rows.map(({ sku_code }) => sku_code)).toEqual(numbers);
  const made = numbers.filter((number) => number !== undefined && number !== 'C-XL');
  expect(doubts).toEqual(made.map((number) => ['sku_code', expect.stringContaining(`imported as "${number}"`)]));
});

const LIST = 'Brand,Product,Category,Size,REF,Price\nAmbu,Mask,Airway,#1,M-1,24\n';

it('takes rows of a list without name, manufacturer and group for variants of the row above, and says so', async () => {
  const { rows, others, doubts } = await read(`${LIST},,,#2,M-2,25\nAmbu,Tube,Airway,#3,T-3,44\n,,,#4,T-4,\n`);
  expect(others).toEqual([]);
  expect(
    rows.map(({ code, sku_code, name_en, sku_name_en, price }) => [code, sku_code, name_en, sku_name_en, price]),
  ).toEqual([
    ['M-1', undefined, 'Mask', '#1', '24'],
    ['M-1', 'M-2', 'Mask', '#2', '25'],
    ['T-3', undefined, 'Tube', '#3', '44'],
    ['T-3', 'T-4', 'Tube', '#4', undefined],
  ]);
  expect(doubts).toEqual([
    ['name', '"M-2" has none: it is imported as a variant of "M-1" above'],
    ['name', '"T-4" has none: it is imported as a variant of "T-3" above'],
  ]);
});

it.each([
  ['names another manufacturer', 'Beta,,,#2,M-2,25'],
  ['names another group', ',,Tubes,#2,M-2,25'],
  ['lacks its name alone', 'Ambu,,Airway,#2,M-2,25'],
  ['has no size', ',,,,M-2,25'],
  ['has a name of its own', ',Tube,,#2,M-2,25'],
])('takes no row for a variant of the row above that %s', async (_case, row) => {
  const { rows } = await read(`${LIST}${row}\n`);
  expect(rows.at(-1)).toMatchObject({ code: 'M-2' });
  expect(rows.at(-1)?.['name_en']).not.toBe('Mask');
});
