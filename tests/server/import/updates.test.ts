import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportOptions } from '../../../server/import/CatalogueImport.ts';
import type { Product } from '../../../shared/contract/schemas/catalogue.ts';
import type { Database } from '../../../server/platform/database/Database.ts';
import { importText } from '../../support/fixtures/importText.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { useImport } from './useImport.ts';

/** What a file says of a variant, by its columns. */
const IDENTITY = { brand: 'Acme', group: 'Cuffs', name_en: 'Cuff' };
const OF_PRODUCT = {
  name_es: 'Manguito',
  name_ru: 'Манжета',
  name_zh: '袖带',
  summary_en: 'Reusable',
  summary_es: 'Reutilizable',
  description_en: 'For adults',
  description_zh: '成人用',
  condition: 'refurbished',
  fits: 'Velamar: Orsa 40',
  accessories: 'GEL-1',
  replaces: 'OLD-7',
  warranty_months: '24',
  origin: 'DE',
  created_at: '2026-01-05',
  'spec:Length [cm]': '30',
};
const OF_VARIANT = {
  gtin: '4006381333931',
  pack_size: '12',
  stock: '7',
  delivery_days: '3',
  price: '48.00',
  sku_name_en: 'Large',
  sku_name_es: 'Grande',
};
type Fields = Record<string, string>;
const FULL: Fields = { ...IDENTITY, ...OF_PRODUCT, ...OF_VARIANT };

onAnyDatabase('a second file', (database) => {
  const importing = useImport(database);
  const db = () => database().opened.db;
  /** Each test has a product of its own. */
  let code = '';
  let turn = 0;
  beforeEach(async () => {
    turn += 1;
    code = `UPD-${turn}-${turn}-${turn}`;
    await load({ code: 'GEL-1', brand: 'Acme', group: 'Gels', name_en: 'Gel' });
    await load({ code, sku_code: `${code}-L`, ...FULL });
    expect(importing.refused).toEqual([]);
  });

  const load = async (rows: Fields | Fields[], options: ImportOptions = {}) => {
    const all = [rows].flat();
    const header = Object.keys(all[0]!);
    const lines = all.map((row) => header.map((column) => `"${row[column] ?? ''}"`).join(';'));
    return importing.importText([header.join(';'), ...lines].join('\n'), options);
  };
  const product = async (): Promise<Product> => {
    const { rows } = await db().execute<{ id: number }>(sql`select id from products where code = ${code}`);
    return importing.catalogue().readProduct(rows[0]!.id, { withPrices: true });
  };
  /** The product without what any import changes, and the numbers that it replaces. */
  const shown = async () => {
    const { updated_at: _updated, ...rest } = await product();
    const { rows } = await db().execute(sql`select code from product_replaces where product_id = ${rest.id}`);
    return [rest, rows];
  };
  const without = (column: string): Fields => {
    const { [column]: _left, ...others } = FULL;
    return { code, sku_code: `${code}-L`, ...others };
  };
  const columns = Object.keys({ ...OF_PRODUCT, ...OF_VARIANT });

  it.each(columns)('without a column %s keeps what is stored', async (column) => {
    const before = await shown();
    await load(without(column));
    expect(importing.refused).toEqual([]);
    expect(await shown()).toEqual(before);
  });

  it.each(columns.filter((column) => column !== 'created_at'))('with an empty column %s deletes it', async (column) => {
    const before = await shown();
    await load({ ...without(column), [column]: '' });
    expect(importing.refused).toEqual([]);
    expect(await shown()).not.toEqual(before);
  });

  it('with a number, a manufacturer, a group and a name alone changes nothing else', async () => {
    const before = await shown();
    await load({ code, sku_code: `${code}-L`, ...IDENTITY });
    expect(await shown()).toEqual(before);
  });

  it('of JSON keeps what an object does not name, and deletes what is null or empty', async () => {
    const before = await shown();
    const goods = { code, sku: `${code}-L`, brand: 'Acme', group: 'Cuffs', name_en: 'Cuff' };
    await importing.importText(JSON.stringify([goods]));
    expect(await shown()).toEqual(before);
    await importing.importText(JSON.stringify([{ ...goods, price: null, summary_en: '', specs: {} }]));
    const { skus, specs, en_summary, en_description } = await product();
    expect([skus[0]!.market_price, specs, en_summary, en_description]).toEqual([null, [], undefined, 'For adults']);
  });

  it('that names a new product in one language shows the new name in that one alone', async () => {
    await load({ code, sku_code: `${code}-L`, ...IDENTITY, name_en: 'Blood pressure cuff' });
    const { en_product_name: en, es_product_name: es, product_name: zh } = await product();
    expect([en, es, zh]).toEqual(['Blood pressure cuff', 'Manguito', '袖带']);
  });

  it('with prices of a piece multiplies them by the pack that is stored', async () => {
    await load({ code, sku_code: `${code}-L`, ...IDENTITY, 'price each': '5.00' });
    expect((await product()).skus[0]).toMatchObject({ pack_size: 12, market_price: 6000 });
  });

  it('with another pack and no prices is refused by row: the stored price is that of the old pack', async () => {
    await load({ code, sku_code: `${code}-L`, ...IDENTITY, pack_size: '10' });
    expect(importing.refused.join()).toMatch(
      /pack_size is 10 and was 12: the file must have the price of the new pack/,
    );
    expect((await product()).skus[0]).toMatchObject({ pack_size: 12, market_price: 4800 });
  });

  it.each([{ isUpdate: false }, { isUpdate: true }])(
    'with a new price beside the unit "EA" is refused by row where the store has a pack: %o',
    async (options) => {
      const row = { code, sku_code: `${code}-L`, ...IDENTITY, unit: 'EA' };
      await load({ ...row, price: '5.00' }, options);
      expect(importing.refused.join()).toMatch(
        /the price may be of one piece \("EA"\) or of the pack of 12 that the store has: add a column pack_size/,
      );
      await load({ ...row, price: '48.00', stock: '9' }, options);
      expect((await product()).skus[0]).toMatchObject({ pack_size: 12, market_price: 4800, stock: 9 });
      await load({ ...row, price: '5.00', packaging: '1' }, options);
      expect((await product()).skus[0]).toMatchObject({ pack_size: 1, market_price: 500 });
      expect(importing.refused).toHaveLength(1);
    },
  );

  it('finds goods by a bar code, with leading zeros or without', async () => {
    await load({ code, sku_code: `${code}-L`, ...IDENTITY, gtin: '96385074' });
    for (const [stock, ean] of [
      ['21', '96385074'],
      ['22', '00000096385074'],
    ]) {
      await load({ ean: ean!, brand: 'Acme', stock: stock! }, { isUpdate: true });
      expect((await product()).skus[0]).toMatchObject({ stock: Number(stock), gtin: '96385074' });
    }
    await load([{ ean: '00000000', brand: 'Acme', stock: '5' }], { isUpdate: true });
    expect(importing.refused).toEqual([expect.stringContaining('"00000000" is not in the catalogue')]);
  });

  it('takes the size of a pack from its packaging, with its price', async () => {
    const row = { code, sku_code: `${code}-L`, ...IDENTITY, packaging: 'Box of 50' };
    await load(row);
    expect(importing.refused.join()).toMatch(/pack_size is 50 and was 12/);
    await load({ ...row, price: '150.00' });
    expect((await product()).skus[0]).toMatchObject({ pack_size: 50, market_price: 15_000 });
  });

  it('keeps the goods of a variant that comes back', async () => {
    const one = (size: string) => ({ code, sku_code: `${code}-${size}`, ...IDENTITY });
    await load([{ ...one('L') }, { ...one('S') }]);
    await load(one('S'));
    await load([one('L'), one('S')]);
    expect((await product()).skus.find((sku) => sku.code.endsWith('-L'))).toMatchObject({
      stock: 7,
      market_price: 4800,
    });
  });

  it('loses no stock to an order that is placed while it is read', async () => {
    const before = await product();
    const racing = Object.create(db(), {
      transaction: {
        value: async (work: Parameters<Database['transaction']>[0]) => {
          await db().execute(sql`update skus set stock = stock - 1 where code = ${`${code}-L`}`);
          return db().transaction(work);
        },
      },
    }) as Database;
    await importText(racing, `code,sku_code,brand,group,name_en\n${code},${code}-L,Acme,Cuffs,Cuff`);
    expect((await product()).skus[0]!.stock).toBe(before.skus[0]!.stock - 1);
  });

  describe('as an update', () => {
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
      expect([importing.refused, report.products, report.added]).toEqual([[], 1, 0]);
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
      expect(importing.refused).toEqual([]);
      expect(await offers()).toEqual([
        ['S', 7, 5100],
        ['M', 7, 5000],
        ['L', 7, 4800],
      ]);
    });

    it('leaves names and groups as they are, whatever the file says', async () => {
      const { en_product_name, group } = await product();
      await update({ 'Part No.': `${code}-M`, Description: 'CUFF BP ADLT', Category: 'Misc', Qty: '1' });
      expect(importing.refused).toEqual([]);
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
      expect(importing.refused).toEqual([
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
      expect(importing.refused).toEqual([
        expect.stringMatching(/^3: ".*-M" is a number of "Acme", and not of "Beta"$/),
      ]);
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
      const number = `00${turn}-Up`;
      await load({ code: number, brand: 'Acme', group: 'Cuffs', name_en: 'Cuff', stock: '7' });
      await update({ 'Part No.': written(number), Qty: '3' });
      expect(importing.refused).toEqual([`2: "${written(number)}" is not in the catalogue; it has "${number}"`]);
    });

    it.each([
      ['may have two meanings', '1.250'],
      ['is the error of a formula', '#N/A'],
      ['is no number', 'see below'],
    ])('keeps the stored stock where the file has one that %s', async (_what, stock) => {
      await update({ 'Part No.': `${code}-M`, Qty: stock });
      expect(importing.refused).toEqual([]);
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
        expect(importing.refused).toEqual([]);
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
      expect(importing.refused).toEqual([]);
      expect((await offers())[1]).toEqual(['M', 3, 4800]);
    });

    it('tells storage locations of two plants apart', async () => {
      const row = (Plant: string, Qty: string) => ({ 'Part No.': `${code}-M`, Plant, SLoc: '0001', Qty });
      await update([row('1000', '3'), row('2000', '4')]);
      expect(importing.refused).toEqual([]);
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
      expect(importing.refused).toEqual([]);
      expect((await offers())[1]).toEqual(['M', stock, price]);
      expect((await product()).origin).toBe(before.origin);
    });

    it('refuses a second row of one variant and location', async () => {
      const row = { 'Part No.': `${code}-M`, Warehouse: 'North', Qty: '3' };
      await update([row, { ...row, Qty: '4' }]);
      expect(importing.refused).toEqual([expect.stringMatching(/^3: .* appears twice in the file$/)]);
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
      expect(importing.refused).toEqual([]);
      expect((await offers()).map(([, stock]) => stock)).toEqual([3, 9, 7]);
    });

    it('retires a product that it says is no longer sold, by a number of one manufacturer', async () => {
      const state = { 'Part No.': code, Qty: '0', Status: 'Discontinued' };
      const isSold = async () => (await importing.named(code)) !== undefined;
      await load({ code, brand: 'Beta', group: 'Screws', name_en: 'Screw' });
      expect((await update(state)).retired).toBe(0);
      expect(await isSold()).toBe(true);
      expect((await update({ ...state, Manufacturer: 'Acme' })).retired).toBe(1);
      await load({ code: `${code}-ONE`, brand: 'Acme', group: 'Cuffs', name_en: 'Cuff' });
      expect((await update({ ...state, 'Part No.': `${code}-ONE` })).retired).toBe(1);
      expect(await importing.named(`${code}-ONE`)).toBeUndefined();
    });

    it('writes nothing in a trial', async () => {
      const report = await update({ 'Part No.': `${code}-M`, Qty: '3' }, { isTrial: true });
      expect([report.products, importing.refused]).toEqual([1, []]);
      expect((await offers())[1]).toEqual(['M', 7, 4800]);
    });
  });
});
