import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueImport, type ImportReport } from '../../../server/import/CatalogueImport.ts';
import { UnreadableFile } from '../../../server/import/csv/readLines.ts';
import { onEveryDatabase } from '../../support/servers/databases/databases.ts';

const SAMPLE = 'resources/samples/catalogue.csv';
const HEADER = 'code,brand,group,name_en,price,stock';
const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true }));

function aFile(content: string | Buffer): string {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return path;
}

onEveryDatabase('the import', (database) => {
  let catalogue: CatalogueRepository;
  let refused: string[];
  beforeAll(() => {
    catalogue = new CatalogueRepository(database().opened.db);
  });
  beforeEach(() => {
    refused = [];
  });

  const run = (path: string): Promise<ImportReport> =>
    new CatalogueImport(database().opened.db, {
      refused: (line, reason) => refused.push(`${line}: ${reason}`),
      progress: () => undefined,
    }).run(path);
  const importText = (content: string | Buffer) => run(aFile(content));
  const find = async (keyword: string) =>
    (await catalogue.listing.list({ keyword }, { withPrices: true, language: 'en' })).results;
  const named = async (code: string) => (await find(code)).find((item) => item.code === code);
  const count = async (): Promise<number> =>
    (await database().opened.db.execute<{ n: number }>(sql`select count(*)::int as n from products`)).rows[0]!.n;

  describe('of the sample file', () => {
    it('takes in products with variants, groups, makers and specifications', async () => {
      expect(await run(SAMPLE)).toEqual({ rows: 6, products: 4, added: 4, variants: 6, refused: 0 });
      const probe = await catalogue.readProduct((await named('VLM-C51-220'))!.id, { withPrices: true });
      expect(probe).toMatchObject({ market_price: 248_000, brand: { brand_name: 'Velamar' }, warranty_months: 24 });
      expect(probe.breadcrumbs.map((group) => group.en_group_name)).toEqual([
        'Ultrasound',
        'Transducers',
        'Convex transducers',
      ]);
      expect(probe.specs.find((spec) => spec.key === 'array')).toMatchObject({
        value: '凸阵',
        en_value: 'Convex',
        ru_label: 'Решётка',
      });
      expect(probe.fits).toMatchObject([{ brand_name: 'Velamar', model: 'Orsa 40' }, { model: 'Orsa 60' }]);
      const sensor = await catalogue.readProduct((await named('KHD-SPO2-A3'))!.id, { withPrices: true });
      expect(sensor.skus.map((sku) => [sku.code, sku.market_price, sku.specs[0]?.value])).toEqual([
        ['KHD-SPO2-A3-10', null, '1'],
        ['KHD-SPO2-A3-30', null, '3'],
      ]);
    });

    it('changes what is there the second time, doubles nothing, and joins accessories that came later', async () => {
      const before = await named('VLM-C51-220');
      expect(await run(SAMPLE)).toMatchObject({ products: 4, added: 0, variants: 6 });
      const after = await catalogue.readProduct(before!.id, { withPrices: false });
      expect(after.accessories.map((item) => item.code)).toEqual(['VLM-GEL-250']);
      expect((await catalogue.groups.tree()).map((group) => [group.en_group_name, group.product_count])).toEqual([
        ['Ultrasound', 3],
        ['Monitoring', 1],
      ]);
    });

    it('says what a product replaces, for the order pad', async () => {
      const [line] = await catalogue.resolveLines([{ text: 'vlm c51 200' }], { withPrices: false });
      expect(line).toMatchObject({ outcome: 'replaced', offers: [{ code: 'VLM-C51-220' }] });
    });

    it('can be searched at once, in every language', async () => {
      for (const words of [
        'convex transducer',
        'transductor convexo',
        'конвексные датчики',
        '凸阵探头',
        'vlmc51',
        'C51220',
      ]) {
        expect((await find(words))[0]?.code).toBe('VLM-C51-220');
      }
    });
  });

  it('takes prices as a currency such as the rouble has them, and says which are too high', async () => {
    await importText(
      `${HEADER}\nRUB-1,Acme,Machines,Scanner roubles,10000000000,1\nRUB-2,Acme,Machines,Scanner roubles,150000000.50,1\nRUB-3,Acme,Machines,Scanner roubles,10000000000.01,1\n`,
    );
    expect(refused).toEqual([expect.stringMatching(/^4: price "10000000000\.01" is above 10000000000: leave it out, and quote it/)]); // prettier-ignore
    const dear = (await find('Scanner roubles')).map(({ code, market_price }) => [code, market_price]);
    expect(Object.fromEntries(dear)).toEqual({ 'RUB-1': 1_000_000_000_000, 'RUB-2': 15_000_000_050 });
    const { skus } = await catalogue.readProduct((await named('RUB-1'))!.id, { withPrices: true });
    expect(skus.map(({ market_price }) => market_price)).toEqual([1_000_000_000_000]);
    const cheapest = await catalogue.listing.list({ keyword: 'Scanner roubles', sort: 'price_asc' }, { withPrices: true, language: 'en' }); // prettier-ignore
    expect(cheapest.results.map(({ code }) => code)).toEqual(['RUB-2', 'RUB-1']);
  });

  it('updates price, stock and name by part number', async () => {
    await importText(`${HEADER}\nUP-1,Maker,Things,Gadget,10,1\n`);
    await importText(`${HEADER}\nUP-1,Maker,Things,Widget,"1,250.50",7\n`);
    expect(await named('UP-1')).toMatchObject({ en_product_name: 'Widget', market_price: 125_050, stock: 7 });
    expect(await find('gadget')).toEqual([]);
  });

  it('leaves a product as old as it is when the file does not say', async () => {
    await importText(`${HEADER}\nAGE-2,Maker,Ages,Old,1,1\n`);
    await importText(`${HEADER}\nAGE-1,Maker,Ages,New,1,1\n`);
    await importText(`${HEADER},created_at\nAGE-3,Maker,Ages,Dated,1,1,2020-01-01\n`);
    await importText(`${HEADER}\nAGE-1,Maker,Ages,New,2,2\nAGE-2,Maker,Ages,Old,2,2\nAGE-3,Maker,Ages,Dated,2,2\n`);
    const { results } = await catalogue.listing.list(
      { keyword: 'Ages', sort: 'newest' },
      { withPrices: true, language: 'en' },
    );
    expect(results.map(({ code, market_price }) => [code, market_price])).toEqual([
      ['AGE-1', 200],
      ['AGE-2', 200],
      ['AGE-3', 200],
    ]);
  });

  it('takes a date as it is written, wherever the machine stands', async () => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    const dates = ['2026-03-01', '2026/3/1 10:30', '2026-03-01T10:30:15Z', '2026-03-01 01:00+02:00'];
    const rows = dates.map((date, at) => `DAY-${at},Maker,Days,Dated,1,1,${date}`);
    await importText(`${HEADER},created_at\n${rows.join('\n')}\n`);
    vi.unstubAllEnvs();
    const { rows: kept } = await database().opened.db.execute<{ at: string }>(
      sql`select to_char(created_at at time zone 'UTC', 'MM-DD HH24:MI:SS') as at from products where code like 'DAY-%' order by code`,
    );
    expect(kept.map(({ at }) => at)).toEqual(['03-01 00:00:00', '03-01 10:30:00', '03-01 10:30:15', '02-28 23:00:00']);
  });

  it.each(['46082', '0000-01-01', '01.03.2026', '2026-02-30', 'May 12'])(
    'refuses %s for a date, and takes in the rest',
    async (date) => {
      const rows = [`ODD-1,Maker,Days,Odd,1,1,${date}`, `ODD-2,Maker,Days,Even,1,1,2026-03-01`];
      const report = await importText(`${HEADER},created_at\n${rows.join('\n')}\n`);
      expect(report).toMatchObject({ refused: 1 });
      expect(refused).toEqual([
        `2: created_at "${date}" is not a date such as 2026-03-01; ODD-1 keeps the variants it has`,
      ]);
      expect(await find('ODD-2')).toHaveLength(1);
    },
  );

  it('names each bad row by line and reason, and takes in the rest', async () => {
    const report = await importText(
      [
        HEADER,
        'OK-1,Maker,Things,First,1,1',
        ',Maker,Things,No code,1,1',
        'BAD-2,Maker,Things,,1,1',
        'BAD-3,Maker,Things,Price,cheap,1',
        'BAD-4,Maker,Things,Stock,1,-5',
        'BAD-5,Maker,Things',
        'BAD-6,"Maker,Things,Unclosed,1,1',
        'BAD-7,"Ma"ker,Things,Quotes,1,1',
        'BAD-8,Maker,>,Group,1,1',
        'OK-2,Maker,Things,Last,,',
        '',
      ].join('\n'),
    );
    expect(report).toMatchObject({ rows: 10, products: 2, refused: 8 });
    const around = 'the products beside it keep the variants they have';
    expect(refused).toEqual([
      `3: code is missing; ${around}`,
      '4: name is missing; BAD-2 keeps the variants it has',
      '5: price "cheap" is not an amount; BAD-3 keeps the variants it has',
      '6: stock "-5" is not a whole number from 0 to 1000000000; BAD-4 keeps the variants it has',
      `7: there are 3 values for 6 columns; ${around}`,
      `8: a quote is not closed, or stands where none may; ${around}`,
      `9: a quote is not closed, or stands where none may; ${around}`,
      '10: group is missing; BAD-8 keeps the variants it has',
    ]);
    expect(await named('OK-2')).toBeDefined();
  });

  it('takes a quote that is never closed for one bad row, not for the end of the file', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `LONG-${at},Maker,Things,Row ${at},1,1`);
    const report = await importText([HEADER, 'OPEN-1,"Maker,Things,Open,1,1', ...rows].join('\n'));
    expect(refused).toEqual([expect.stringMatching(/^2: a quote is not closed;/)]);
    expect(report.products).toBe(300);
  });

  it('reads a byte order mark, Windows line ends, semicolons, quotes and line breaks inside them', async () => {
    const report = await importText(
      '\uFEFFPart number;Manufacturer;Category;Name;Description en\r\n"QU-1";Maker;"Things > Small";"Clip ""A""; short";"two\r\nlines"\r\n',
    );
    expect(report).toMatchObject({ products: 1, refused: 0 });
    const product = await catalogue.readProduct((await named('QU-1'))!.id, { withPrices: false });
    expect(product).toMatchObject({ en_product_name: 'Clip "A"; short', en_description: 'two\nlines' });
  });

  it('refuses rows that are not UTF-8', async () => {
    const latin = Buffer.from(`${HEADER}\nLA-1,Maker,Things,Ecógrafo,1,1\nLA-2,Maker,Things,Plain,1,1\n`, 'latin1');
    expect(await importText(latin)).toMatchObject({ products: 1, refused: 1 });
    expect(refused).toEqual(['2: name_en is not UTF-8; LA-1 keeps the variants it has']);
  });

  it('reads JSON lines, with specifications and variants inside', async () => {
    const product = {
      ...{ code: 'JS-1', brand: 'Maker', group: 'Things', name: 'Cable', specs: { 'Length [m]': 2 } },
      skus: [
        { code: 'JS-1-A', price: 5, name: 'Short' },
        { code: 'JS-1-B', price: 7.5, stock: 3 },
      ],
    };
    expect(await importText(`${JSON.stringify(product)}\n{"code":\n[]\n`)).toMatchObject({
      products: 1,
      variants: 2,
      refused: 2,
    });
    expect(refused).toEqual([2, 3].map((line) => expect.stringMatching(`^${line}: not a JSON object;`) as string));
    const read = await catalogue.readProduct((await named('JS-1'))!.id, { withPrices: true });
    expect(read.specs).toMatchObject([{ key: 'length.m', value: '2', unit: 'm' }]);
    expect(read.skus.map((sku) => [sku.code, sku.market_price])).toEqual([
      ['JS-1-A', 500],
      ['JS-1-B', 750],
    ]);
  });

  it("refuses a variant whose part number is another product's, and one that stands twice", async () => {
    const header = 'code,sku_code,brand,group,name_en';
    await importText(`${header}\nOWN-1,OWN-1-X,Maker,Things,Owner\n`);
    const report = await importText(
      `${header}\nTHIEF-1,OWN-1-X,Maker,Things,Thief\nFINE-1,,Maker,Things,Fine\nFINE-1,,Maker,Things,Fine\n`,
    );
    expect(report).toMatchObject({ products: 1, added: 1, refused: 2 });
    expect(refused.toSorted()).toEqual([
      '2: sku_code "OWN-1-X" belongs to another product; THIEF-1 keeps the variants it has',
      '4: the variant "FINE-1" of Maker stands twice in the file; FINE-1 keeps the variants it has',
    ]);
  });

  it('names a refused row once, though its batch is tried again product by product', async () => {
    const header = 'code,sku_code,brand,group,name_en,stock';
    await importText(`${header}\nHAS-1,HAS-1-X,Maker,Things,Owner,1\n`);
    const tooMany = [1, 2, 3].map((at) => `MUCH-1,MUCH-1-${at},Maker,Things,Much,1000000000`);
    const report = await importText([header, 'TAKES-1,HAS-1-X,Maker,Things,Thief,1', ...tooMany].join('\n'));
    expect(refused).toEqual([
      '2: sku_code "HAS-1-X" belongs to another product; TAKES-1 keeps the variants it has',
      expect.stringMatching(/^3: .*out of range/) as string,
    ]);
    expect(report).toMatchObject({ products: 0, refused: 2 });
  });

  it('keeps the variants of one product together across batches', async () => {
    const rows = Array.from(
      { length: 2_100 },
      (_, at) => `MANY-${Math.floor(at / 700)},MANY-${at},Maker,Things,Thing ${at}`,
    );
    const before = await count();
    expect(await importText(['code,sku_code,brand,group,name_en', ...rows].join('\n'))).toMatchObject({
      products: 3,
      variants: 2_100,
    });
    expect(await count()).toBe(before + 3);
  });

  it('refuses a variant that stands far below the others, which would else be gone', async () => {
    const between = Array.from({ length: 1_000 }, (_, at) => `BETWEEN-${at},,Maker,Things,Row ${at}`);
    const apart = ['APART-1,APART-1-A,Maker,Things,Apart', ...between, 'APART-1,APART-1-B,Maker,Things,Apart'];
    await importText(['code,sku_code,brand,group,name_en', ...apart].join('\n'));
    expect(refused).toEqual([
      '1003: code "APART-1" stands above already, and its rows have to stand together; APART-1 keeps the variants it has',
    ]);
    const { skus } = await catalogue.readProduct((await named('APART-1'))!.id, { withPrices: false });
    expect(skus.map(({ code }) => code)).toEqual(['APART-1-A']);
  });

  it('counts the batches that came in of a file that breaks off', async () => {
    const broken = Array.from({ length: 1_500 }, (_, at) => `HALF-${at},Halfmaker,Halves,Row ${at},1,1\n`);
    const file = aFile([`${HEADER}\n`, ...broken, 'x'.repeat(5 * 1024 * 1024)].join(''));
    await expect(run(file)).rejects.toThrow(UnreadableFile);
    const halves = (await catalogue.groups.tree()).find((group) => group.en_group_name === 'Halves');
    expect(halves?.product_count).toBe(1_000);
  });

  it.each([
    ['is not there', () => join(folder, 'nowhere.csv'), /ENOENT/],
    ['is a folder', () => folder, /EISDIR/],
    ['is empty', () => aFile(''), /empty/],
    ['has no header', () => aFile('# a note\n\n'), /no header/],
    ['lacks columns', () => aFile('brand,colour\nMaker,red\n'), /no column for code, group, name/],
  ])('says so when the file %s', async (_case, path, reason) => {
    const failed = run(path());
    await expect(failed).rejects.toThrow(UnreadableFile);
    await expect(failed).rejects.toThrow(reason);
  });
});
