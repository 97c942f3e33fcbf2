import { beforeEach, expect, it } from 'vitest';
import type { ImportOptions } from '../../../server/import/CatalogueImport.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { type Fields, IDENTITY, useStoredProduct } from './useStoredProduct.ts';

onAnyDatabase('a second file as an update', (database) => {
  const stored = useStoredProduct(database);
  const { load, product, refused } = stored;
  let code = '';
  beforeEach(() => {
    code = stored.code;
  });
  const update = (rows: Fields | Fields[], options: ImportOptions = {}) => load(rows, { ...options, isUpdate: true });
  const offers = async () =>
    (await product()).skus.map(({ code: number, stock, market_price }) => [
      number.slice(code.length + 1),
      stock,
      market_price,
    ]);
  beforeEach(async () => {
    const size = (name: string) => ({ code, sku_code: `${code}-${name}`, ...IDENTITY, stock: '7', price: '48' });
    await load([size('S'), size('M'), size('L')]);
  });

  it('needs numbers and what changes alone, and leaves other variants and their order as they are', async () => {
    const report = await update([{ 'Part No.': `${code}-M`, Qty: '3' }]);
    expect([refused, report.products, report.added]).toEqual([[], 1, 0]);
    expect(await offers()).toEqual([
      ['S', 7, 4800],
      ['M', 3, 4800],
      ['L', 7, 4800],
    ]);
  });

  it('changes variants of one product that stand apart', async () => {
    const other = { 'Part No.': 'GEL-1', Price: '2.50' };
    const rows = [{ 'Part No.': `${code}-M`, Price: '50' }, other, { 'Part No.': `${code}-S`, Price: '51' }];
    await update(rows, { batchRows: 1 });
    expect(refused).toEqual([]);
    expect(await offers()).toEqual([
      ['S', 7, 5100],
      ['M', 7, 5000],
      ['L', 7, 4800],
    ]);
  });

  it('leaves names and groups as they are, whatever the file says', async () => {
    const { en_product_name, group } = await product();
    await update({ 'Part No.': `${code}-M`, Description: 'CUFF BP ADLT', Category: 'Misc', Qty: '1' });
    expect(refused).toEqual([]);
    expect(await product()).toMatchObject({ en_product_name, group });
  });

  it('refuses numbers that the store does not have, or that mean several', async () => {
    await load({ code: `${code}-S`, brand: 'Beta', group: 'Screws', name_en: 'Screw' });
    await update([
      { 'Part No.': `${code}-XL`, Qty: '1' },
      { 'Part No.': code, Qty: '1' },
      { 'Part No.': `${code}-S`, Qty: '1' },
      { 'Part No.': `${code}-L`, Qty: '2' },
      { 'Part No.': `${code}-L`, Qty: '3' },
    ]);
    expect(refused).toEqual([
      expect.stringMatching(/^6: the variant .* appears twice in the file$/),
      expect.stringMatching(/^2: ".*-XL" is not in the catalogue, and an update adds nothing$/),
      expect.stringMatching(/^3: ".*" has 3 variants: name the number of one, such as ".*-S", ".*-M", ".*-L"$/),
      expect.stringMatching(/^4: ".*-S" is a number of "Acme" and "Beta": name the manufacturer/),
    ]);
    expect((await offers()).at(-1)).toEqual(['L', 2, 4800]);
  });

  it('tells numbers of two manufacturers apart by their names', async () => {
    await load({ code: `${code}-S`, brand: 'Beta', group: 'Screws', name_en: 'Screw' });
    await update([
      { 'Part No.': `${code}-S`, Manufacturer: 'ACME', Qty: '1' },
      { 'Part No.': `${code}-M`, Manufacturer: 'Beta', Qty: '1' },
    ]);
    expect(refused).toEqual([expect.stringMatching(/^3: ".*-M" is a number of "Acme", and not of "Beta"$/)]);
    expect((await offers())[0]).toEqual(['S', 1, 4800]);
  });

  it('is refused as a whole if nothing in it can change goods', async () => {
    await expect(update({ 'Part No.': code, Manufacturer: 'Acme' })).rejects.toThrow(/no column for price/);
    await expect(update({ Manufacturer: 'Acme', Qty: '1' })).rejects.toThrow(/no column for code/);
  });

  it.each([
    ['in lower case', (number: string) => number.toLowerCase()],
    ['with other separators', (number: string) => number.replaceAll('-', ' ')],
    ['without the zeros that a spreadsheet removed', (number: string) => number.replace(/^0+/, '')],
  ])('names the number of the store for one %s, and changes nothing', async (_how, written) => {
    const number = `00${code.slice(4)}-Up`;
    await load({ code: number, brand: 'Acme', group: 'Cuffs', name_en: 'Cuff', stock: '7' });
    await update({ 'Part No.': written(number), Qty: '3' });
    expect(refused).toEqual([`2: "${written(number)}" is not in the catalogue; it has "${number}"`]);
  });

  it.each([
    ['may have two meanings', '1.250'],
    ['is the error of a formula', '#N/A'],
    ['is no number', 'see below'],
  ])('keeps the stored stock where the file has one that %s', async (_what, stock) => {
    await update({ 'Part No.': `${code}-M`, Qty: stock });
    expect(refused).toEqual([]);
    expect((await offers())[1]).toEqual(['M', 7, 4800]);
  });

  it.each(['Warehouse', 'Location', 'SLoc', 'Склад', 'Almacén', '仓库', 'Lagerort'])(
    'adds up the stock of a variant that has a row for each "%s", however far apart',
    async (heading) => {
      const row = (size: string, place: string, Qty: string) => ({
        'Part No.': `${code}-${size}`,
        [heading]: place,
        Qty,
      });
      await update([row('M', 'North', '3'), row('M', 'South', '4'), row('S', 'North', '1'), row('M', 'East', '5')], {
        batchRows: 1,
      });
      expect(refused).toEqual([]);
      expect(await offers()).toEqual([
        ['S', 1, 4800],
        ['M', 12, 4800],
        ['L', 7, 4800],
      ]);
    },
  );

  it.each([
    ['first', ['1.250', '4']],
    ['last', ['4', '1.250']],
  ])('keeps the stored stock where the %s of several locations cannot be read', async (_which, figures) => {
    const row = (Warehouse: string, Qty: string) => ({ 'Part No.': `${code}-M`, Warehouse, Qty });
    for (const batchRows of [1, 10]) {
      await update([row('North', figures[0]!), row('South', figures[1]!)], { batchRows });
      expect((await offers())[1]).toEqual(['M', 7, 4800]);
    }
  });

  it('leaves the headings of groups out', async () => {
    await update([
      { 'Part No.': 'Cuffs', Qty: '' },
      { 'Part No.': `${code}-M`, Qty: '3' },
      { 'Part No.': 'Gels', Qty: '' },
    ]);
    expect(refused).toEqual([]);
    expect((await offers())[1]).toEqual(['M', 3, 4800]);
  });

  it('tells storage locations of two plants apart', async () => {
    const row = (Plant: string, Qty: string) => ({ 'Part No.': `${code}-M`, Plant, SLoc: '0001', Qty });
    await update([row('1000', '3'), row('2000', '4')]);
    expect(refused).toEqual([]);
    expect((await offers())[1]).toEqual(['M', 7, 4800]);
  });

  it.each<[string, string, string, [number, number | null]]>([
    ['keeps a price', 'Price', '', [7, 4800]],
    ['takes a price away', 'Price', 'Call', [7, null]],
    ['sets a stock to 0', 'Qty', '', [0, 4800]],
  ])('%s for the cell of "%s" with "%s"', async (_what, heading, cell, [stock, price]) => {
    const empty = { Warranty: '', COO: '', Barcode: '' };
    const before = await product();
    await update({ 'Part No.': `${code}-M`, [heading]: cell, ...empty });
    expect(refused).toEqual([]);
    expect((await offers())[1]).toEqual(['M', stock, price]);
    expect((await product()).origin).toBe(before.origin);
  });

  it('refuses a second row of one variant and location', async () => {
    const row = { 'Part No.': `${code}-M`, Warehouse: 'North', Qty: '3' };
    await update([row, { ...row, Qty: '4' }]);
    expect(refused).toEqual([expect.stringMatching(/^3: .* appears twice in the file$/)]);
    expect((await offers())[1]).toEqual(['M', 3, 4800]);
  });

  it('reads the inventory of Shopify by the number of each variant', async () => {
    const of = (size: string, Location: string, free: string) => ({
      Handle: 'cuff',
      Title: 'Cuff',
      'Option1 Value': size,
      SKU: size === '' ? '' : `${code}-${size}`,
      Location,
      'Available (not editable)': free,
      'On hand (current)': '50',
    });
    await update([of('S', 'Main', '1'), of('S', 'Shop', '2'), of('M', 'Main', '9'), of('', 'Main', '1')]);
    expect(refused).toEqual([]);
    expect((await offers()).map(([, stock]) => stock)).toEqual([3, 9, 7]);
  });

  it('retires a product that it says is no longer sold, by a number of one manufacturer', async () => {
    const state = { 'Part No.': code, Qty: '0', Status: 'Discontinued' };
    const isSold = async () => (await stored.named(code)) !== undefined;
    await load({ code, brand: 'Beta', group: 'Screws', name_en: 'Screw' });
    expect((await update(state)).retired).toBe(0);
    expect(await isSold()).toBe(true);
    expect((await update({ ...state, Manufacturer: 'Acme' })).retired).toBe(1);
    await load({ code: `${code}-ONE`, brand: 'Acme', group: 'Cuffs', name_en: 'Cuff' });
    expect((await update({ ...state, 'Part No.': `${code}-ONE` })).retired).toBe(1);
    expect(await stored.named(`${code}-ONE`)).toBeUndefined();
  });

  it('writes nothing in a trial', async () => {
    const report = await update({ 'Part No.': `${code}-M`, Qty: '3' }, { isTrial: true });
    expect([report.products, refused]).toEqual([1, []]);
    expect((await offers())[1]).toEqual(['M', 7, 4800]);
  });
});
