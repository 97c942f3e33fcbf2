import { expect, it } from 'vitest';
import { BadRow } from '../../../../../server/import/rows/BadRow.ts';
import { plainText } from '../../../../../server/import/rows/values/plainText.ts';
import { parsedRow as parsed, POINT } from '../../../../support/fixtures/parsedRow.ts';

it.each([
  ['5.00', 5],
  ['5,000', 5_000],
  ['12 000', 12_000],
  ['12\u00A0000', 12_000],
  ['>100', 100],
  ['10+', 10],
  ['over 100', 100],
  ['более 100', 100],
  ['más de 50 uds', 50],
  ['100个以上', 100],
  ['In stock: 12', 12],
  ['12 (in stock)', 12],
  ['In Stock (240)', 240],
  ['в наличии 3 шт', 3],
  ['现货100', 100],
  ['7 шт.', 7],
  ['-3', 0],
  ['-', 0],
  ['N/A', 0],
  ['１２', 12],
  ['10 | 8', 18],
  ['N/A | 100+', 100],
  ['In stock, 3 left', 3],
  ['Only 2 remaining', 2],
  ['осталось 4 шт', 4],
  ['Out of stock – ETA 12/20', 0],
])('reads a stock of %s', (stock, pieces) => {
  const { row, notes } = parsed({ stock });
  expect(row.stock).toBe(pieces);
  expect(notes).toEqual([]);
});

it.each([
  'нет',
  'Нет в наличии',
  'Out of stock',
  'sold out',
  'Backordered',
  'Agotado',
  'sin existencias',
  '缺货',
  'под заказ',
  'ausverkauft',
])('reads a stock of "%s" as none, whatever the store has', (stock) => {
  const { row, notes } = parsed({ stock });
  expect([row.stock, row.columns.has('stock'), notes]).toEqual([0, true, []]);
});

it('reads three decimals of a stock where the file has a decimal comma', () => {
  expect(parsed({ stock: '5,000' }, { money: { ...POINT, sign: ',' } }).row.stock).toBe(5);
});

it.each(['in stock', 'есть', '<5', '2000000000'])('leaves out a stock of %s, and tells', (stock) => {
  const { row, notes } = parsed({ stock });
  expect(row.stock).toBe(0);
  expect(notes).toEqual([expect.stringContaining(`stock: "${stock}"`)]);
});

it.each([
  ['4006381333931', '4006381333931'],
  ['4006381333931.0', '4006381333931'],
  ["'4006381333931", '4006381333931'],
  ['(01)04006381333931(17)261231', '04006381333931'],
  ['N/A', null],
  ['0', null],
])('reads a GTIN of %s', (gtin, digits) => {
  const { row, notes } = parsed({ gtin });
  expect(row.gtin).toBe(digits);
  expect(notes).toEqual([]);
});

it.each([
  ['4006381333932', 'has a wrong check digit'],
  ['12345', 'does not have 8, 12, 13 or 14 digits'],
])('leaves out a GTIN of %s, and tells', (gtin, reason) => {
  const { row, notes } = parsed({ gtin });
  expect(row.gtin).toBeNull();
  expect(notes).toEqual([`gtin: "${gtin}" ${reason}`]);
});

it.each([
  ['warranty_months', '24 months', { warrantyMonths: 24 }],
  ['warranty_months', '2 years', { warrantyMonths: 24 }],
  ['warranty_months', '2-year limited warranty', { warrantyMonths: 24 }],
  ['warranty_months', '1 год', { warrantyMonths: 12 }],
  ['warranty_months', '3年', { warrantyMonths: 36 }],
  ['warranty_months', '90 days', { warrantyMonths: 3 }],
  ['warranty_months', '45 días', { warrantyMonths: 1 }],
  ['warranty_months', '2 Jahre', { warrantyMonths: 24 }],
  ['warranty_months', 'без гарантии', { warrantyMonths: 0 }],
  ['warranty_months', 'none', { warrantyMonths: 0 }],
  ['delivery_days', '2 weeks', { deliveryDays: 10 }],
  ['delivery_days', 'ca. 2 Wochen', { deliveryDays: 10 }],
  ['delivery_days', '2-3 Tage', { deliveryDays: 3 }],
  ['delivery_days', 'от 2 до 3 недель', { deliveryDays: 15 }],
  ['delivery_days', 'up to 5 working days', { deliveryDays: 5 }],
  ['delivery_days', 'Ships in 3-5 days', { deliveryDays: 5 }],
  ['delivery_days', 'de 2 a 4 semanas', { deliveryDays: 20 }],
  ['delivery_days', '10 jours', { deliveryDays: 10 }],
  ['delivery_days', '3 j', { deliveryDays: 3 }],
  ['delivery_days', '2-3 sem.', { deliveryDays: 15 }],
  ['delivery_days', '10 AT', { deliveryDays: 10 }],
  ['delivery_days', 'immediate', { deliveryDays: 1 }],
  ['delivery_days', 'entrega inmediata', { deliveryDays: 1 }],
  ['delivery_days', '约2周', { deliveryDays: 10 }],
  ['warranty_months', 'does not apply', { warrantyMonths: 12 }],
  ['brand', 'Covidien (США)', { brand: 'Covidien', brandCountry: 'US' }],
  ['brand', 'B. Braun, Germany', { brand: 'B. Braun', brandCountry: 'DE' }],
  ['brand', '迈心（中国）', { brand: '迈心', brandCountry: 'CN' }],
  ['brand', 'Acme, SA', { brand: 'Acme, SA', brandCountry: '' }],
  ['brand', 'Acme (Medical)', { brand: 'Acme (Medical)', brandCountry: '' }],
  ['pack_size', '100', { packSize: 100 }],
  ['pack_size', 'box of 50', { packSize: 50 }],
  ['pack_size', '100/box', { packSize: 100 }],
  ['pack_size', 'уп. 10 шт', { packSize: 10 }],
  ['pack_size', '5er Pack', { packSize: 5 }],
  ['pack_size', '100支/盒', { packSize: 100 }],
  ['pack_size', 'EA', { packSize: 1 }],
  ['delivery_days', '2–3 weeks', { deliveryDays: 15 }],
  ['delivery_days', '3-5 рабочих дней', { deliveryDays: 5 }],
  ['delivery_days', '1 semana', { deliveryDays: 5 }],
  ['delivery_days', '5个工作日', { deliveryDays: 5 }],
  ['delivery_days', '7', { deliveryDays: 7 }],
  ['delivery_days', '2 hours', { deliveryDays: 1 }],
  ['delivery_days', '24–48 hrs', { deliveryDays: 2 }],
  ['delivery_days', '72 часа', { deliveryDays: 3 }],
  ['condition', 'Б/у', { condition: 'used' }],
  ['condition', '1000', { condition: 'new' }],
  ['condition', '2000', { condition: 'refurbished' }],
  ['condition', '3000', { condition: 'used' }],
  ['condition', 'Refurb', { condition: 'refurbished' }],
  ['condition', 'Generalüberholt', { condition: 'refurbished' }],
  ['condition', 'Open box', { condition: 'used' }],
  ['condition', 'Gebraucht', { condition: 'used' }],
  ['condition', 'Renewed', { condition: 'refurbished' }],
  ['condition', 'OEM Used', { condition: 'used' }],
  ['condition', 'Excellent', { condition: 'used' }],
  ['condition', 'Fair condition', { condition: 'used' }],
  ['condition', 'Grade B', { condition: 'used' }],
  ['condition', 'хорошее', { condition: 'used' }],
  ['condition', 'Used - Good, tested', { condition: 'used' }],
  ['condition', 'Used - A grade', { condition: 'used' }],
  ['condition', 'New (original)', { condition: 'new' }],
  ['condition', 'Certified refurbished, excellent condition', { condition: 'refurbished' }],
  ['brand_country', 'de', { brandCountry: 'DE' }],
  ['origin', 'cn', { origin: 'CN' }],
  ['code', '="00123"', { code: '00123' }],
  ['code', "'00123", { code: '00123' }],
  ['brand', 'M&ouml;ller  &amp; Co', { brand: 'Möller & Co' }],
  ['group', 'Cuffs &gt; Adult', { groupPath: ['Cuffs', 'Adult'] }],
  ['group', 'Cuffs » Adult', { groupPath: ['Cuffs', 'Adult'] }],
  ['name_en', 'Cuff\u00A0 <b>adult</b>', { names: { en: 'Cuff adult' } }],
])('reads %s "%s"', (column, text, row) => {
  expect(parsed({ [column]: text }).row).toMatchObject(row);
});

it.each(['Lifetime', 'factory warranty', '2000 hours', '700'])('promises no warranty for "%s", and tells', (text) => {
  const { row, notes } = parsed({ warranty_months: text });
  expect([row.warrantyMonths, row.columns.has('warranty_months')]).toEqual([0, false]);
  expect(notes).toEqual([expect.stringContaining(`warranty_months: "${text}" is `)]);
});

it('takes the manufacturer’s country from its own column first', () => {
  expect(parsed({ brand: 'Covidien (США)', brand_country: 'IE' }).row).toMatchObject({ brandCountry: 'IE' });
});

it.each(['code', 'brand', 'group', 'name_en', 'sku_name_ru'])(
  'refuses a row whose %s is the error of a formula',
  (column) => {
    for (const error of ['#REF!', '#N/A', '#CALC!'])
      expect(() => parsed({ [column]: error })).toThrow(`${column} "${error}" is the error of a formula`);
  },
);

it('leaves out the error of a formula in a text that a product need not have, and tells', () => {
  const { row, notes } = parsed({
    summary_en: '#VALUE!',
    'spec:Length': '#DIV/0!',
    description_en: '#N/A',
    stock: '#NUM!',
  });
  expect(row).toMatchObject({ summaries: {}, descriptions: {}, specs: [], stock: 0 });
  expect(notes).toEqual(
    ['summary_en: "#VALUE!"', 'spec:Length: "#DIV/0!"', 'description_en: "#N/A"', 'stock: "#NUM!"'].map(
      (value) => `${value} is the error of a formula`,
    ),
  );
});

it.each(['3 quarters', 'in stock'])('leaves out a delivery time of %s, and tells', (text) => {
  const { row, notes } = parsed({ delivery_days: text });
  expect(row.deliveryDays).toBe(14);
  expect(notes).toEqual([expect.stringContaining(text)]);
});

it.each([
  [{ price: '12', currency: 'EUR' }, /price "12" is in "EUR", and the store sells in USD/],
  [
    { price: '12.50', price_per: '1000' },
    /price "12.50" is for 1000 pieces: the price of one piece has more than two dec/,
  ],
  [{ price: '12', price_per: '1,000' }, /is for "1,000" pieces: write their number without signs/],
  [
    { price: '0.3333', price_of: 'piece', pack_size: '10' },
    /is for one piece: the price of 10 pieces has more than two/,
  ],
  [{ pack_size: '10 x 5' }, /pack_size "10 x 5"/],
])('refuses %o, which would be a false promise', (fields, reason) => {
  expect(() => parsed(fields)).toThrow(reason);
});

it('takes a price in the currency of its row, and no currency without a price', () => {
  expect(parsed({ price: '12', currency: 'usd', price_per: '1' }).row.price).toBe(1200);
  expect(parsed({ price: '', currency: 'EUR' }).row.price).toBeNull();
});

it.each([
  ['1250.00', '1000', 125],
  ['1250.00', '100 ST', 1_250],
  ['12', 'per hundred', 12],
  ['90', 'тыс. шт.', 9],
  ['12.34', '1.00', 1_234],
  ['12.34', 'pc', 1_234],
  ['12.34', '', 1_234],
])('takes a price of %s for "%s" as the price of one', (price, price_per, cents) => {
  expect(parsed({ price, price_per }).row.price).toBe(cents);
});

it.each([
  ['0.12', '100', 1_200],
  ['0.125', 'box of 100', 1_250],
  ['0.12', '1', 12],
  ['0.12', '', 12],
])('sells packs at the price of their pieces: %s each, pack size "%s"', (price, pack_size, cents) => {
  const { row, notes } = parsed({ price, pack_size, price_of: 'piece' });
  expect(row.price).toBe(cents);
  expect(notes).toEqual(
    row.packSize > 1 ? [`price: "${price}" is for one piece, so a pack of 100 costs ${(cents / 100).toFixed(2)}`] : [],
  );
});

it('takes a price for that of a pack where nothing says that it is of one piece', () => {
  expect(parsed({ price: '12.00', pack_size: '100' })).toMatchObject({
    row: { price: 1_200, packSize: 100 },
    notes: [],
  });
});

it('parts groups by the sign that is named', () => {
  expect(parsed({ group: 'Cuffs/Adult' }, { groupSeparator: '/' }).row.groupPath).toEqual(['Cuffs', 'Adult']);
  expect(parsed({ group: 'Tubes/lines' }).row.groupPath).toEqual(['Tubes/lines']);
});

it.each(['9.89804E+11', '1E+05', '9,89804E+11'])('refuses %s, whose last digits a spreadsheet has lost', (code) => {
  expect(() => parsed({ code })).toThrow(BadRow);
});

it.each(['1-Jun', '2016-01-01', 'Jan-16', '1 июн'])('warns that %s may have been a part number', (code) => {
  expect(parsed({ code }).notes).toEqual([expect.stringContaining(code)]);
});

it.each(['2E10', '10-JUNO', 'E+11', '12-34-56'])('takes %s for the part number that it is', (code) => {
  expect(parsed({ code }).notes).toEqual([]);
});

it('shows HTML as paragraphs and lists', () => {
  const html =
    '<h2>Features</h2>\n<ul>\n<li>One &amp; two</li>\n<li>&lt;5&nbsp;mm</li>\n</ul><p>Small<br>cuff</p><script>x()</script>';
  expect(plainText(html)).toBe('Features\n\n• One & two\n• <5 mm\n\nSmall\ncuff');
  expect(plainText('a < b, 3 > 2 & 5 "x"')).toBe('a < b, 3 > 2 & 5 "x"');
});

it('shows HTML that is kept escaped', () => {
  expect(plainText('&lt;p&gt;Small &amp;amp; light&lt;/p&gt;&lt;ul&gt;&lt;li&gt;One&lt;/li&gt;&lt;/ul&gt;')).toBe(
    'Small & light\n\n• One',
  );
});

it.each(['A-1 | B,2', 'A-1; B,2', 'A-1, B,2', 'A-1\nB,2', 'A-1、B,2'])('reads the part numbers in %j', (text) => {
  const { row } = parsed({ accessories: text, replaces: text });
  expect([row.accessories, row.replaces]).toEqual([
    ['A-1', 'B,2'],
    ['A-1', 'B,2'],
  ]);
});
