import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UnreadableFile } from '../../../server/import/file/readLines.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { HEADER, useImport } from './useImport.ts';

onAnyDatabase('the rows of an import', (database) => {
  const { folder, refused, catalogue, aFile, run, importText, named, count } = useImport(database);

  it('names each bad row by line and reason, and takes in the rest', async () => {
    const report = await importText(
      [
        HEADER,
        'OK-1,Maker,Things,First,1,1',
        ',Maker,Things,No code,1,1',
        'BAD-2,Maker,Things,,1,1',
        'BAD-3,Maker,Things,Price,cheap,1',
        'OK-3,Maker,Things,Stock,1,-5',
        'BAD-5,Maker,Things',
        'BAD-6,"Maker,Things,Unclosed,1,1',
        'BAD-7,"Ma"ker,Things,Quotes,1,1',
        'BAD-8,Maker,>,Group,1,1',
        'OK-2,Maker,Things,Last,,',
        '',
      ].join('\n'),
    );
    expect(report).toMatchObject({ rows: 10, products: 3, refused: 7 });
    const around = 'the products next to it keep their variants';
    expect(refused).toEqual([
      `3: code is missing; ${around}`,
      '4: name is missing; BAD-2 keeps its variants',
      '5: price "cheap" is not an amount; BAD-3 keeps its variants',
      '7: name is missing; BAD-5 keeps its variants',
      `8: a quote is not closed, or is in the wrong place; ${around}`,
      `9: a quote is not closed, or is in the wrong place; ${around}`,
      '10: group is missing; BAD-8 keeps its variants',
    ]);
    expect(await named('OK-2')).toBeDefined();
  });

  it('treats a quote that is never closed as one bad row, not as the end of the file', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `LONG-${index},Maker,Things,Row ${index},1,1`);
    const report = await importText([HEADER, 'OPEN-1,"Maker,Things,Open,1,1', ...rows].join('\n'));
    expect(refused).toEqual([expect.stringMatching(/^2: a quote is not closed;/)]);
    expect(report.products).toBe(300);
  });

  it('reads a byte order mark, Windows line ends, semicolons, quotes and line breaks inside them', async () => {
    const report = await importText(
      '\uFEFFPart number;Manufacturer;Category;Name;Description en\r\n"QU-1";Maker;"Things > Small";"Clip ""A""; short";"two\r\nlines"\r\n',
    );
    expect(report).toMatchObject({ products: 1, refused: 0 });
    const product = await catalogue().readProduct((await named('QU-1'))!.id, { withPrices: false });
    expect(product).toMatchObject({ en_product_name: 'Clip "A"; short', en_description: 'two\nlines' });
  });

  it('refuses a row with a character that cannot be read', async () => {
    const good = 'LA-2,Maker,Things,Ecógrafo,1,1\nLA-3,Maker,Things,Ecógrafo,1,1\n';
    const broken = Buffer.concat([
      Buffer.from(`${HEADER}\nLA-1,Maker,Things,Ec`),
      Buffer.from([0xf3]),
      Buffer.from(`grafo,1,1\n${good}`),
    ]);
    expect(await importText(broken)).toMatchObject({ products: 2, refused: 1 });
    expect(refused).toEqual([expect.stringMatching(/^2: name_en has characters that cannot be read: .*; LA-1 keeps/)]);
  });

  it('reads JSON lines, with specifications and variants inside', async () => {
    const product = {
      code: 'JS-1',
      brand: 'Maker',
      group: 'Things',
      name: 'Cable',
      specs: { 'Length [m]': 2 },
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
    const read = await catalogue().readProduct((await named('JS-1'))!.id, { withPrices: true });
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
      '2: sku_code "OWN-1-X" belongs to another product; THIEF-1 keeps its variants',
      '4: the variant "FINE-1" of Maker appears twice in the file; FINE-1 keeps its variants',
    ]);
  });

  it('names a refused row once, though its batch is tried again product by product', async () => {
    const header = 'code,sku_code,brand,group,name_en,stock';
    await importText(`${header}\nHAS-1,HAS-1-X,Maker,Things,Owner,1\n`);
    const tooMany = [1, 2, 3].map((number) => `MUCH-1,MUCH-1-${number},Maker,Things,Much,1000000000`);
    const report = await importText([header, 'TAKES-1,HAS-1-X,Maker,Things,Thief,1', ...tooMany].join('\n'));
    expect(refused).toEqual([
      '2: sku_code "HAS-1-X" belongs to another product; TAKES-1 keeps its variants',
      expect.stringMatching(/^3: .*out of range/) as string,
    ]);
    expect(report).toMatchObject({ products: 0, refused: 2 });
  });

  it('keeps the variants of one product together across batches', async () => {
    const rows = Array.from(
      { length: 2_100 },
      (_, index) => `MANY-${Math.floor(index / 700)},MANY-${index},Maker,Things,Thing ${index}`,
    );
    const before = await count();
    expect(await importText(['code,sku_code,brand,group,name_en', ...rows].join('\n'))).toMatchObject({
      products: 3,
      variants: 2_100,
    });
    expect(await count()).toBe(before + 3);
  });

  it('refuses a variant far below the others, and keeps the variants above', async () => {
    const between = Array.from({ length: 1_000 }, (_, index) => `BETWEEN-${index},,Maker,Things,Row ${index}`);
    const apart = ['APART-1,APART-1-A,Maker,Things,Apart', ...between, 'APART-1,APART-1-B,Maker,Things,Apart'];
    await importText(['code,sku_code,brand,group,name_en', ...apart].join('\n'));
    expect(refused).toEqual([
      '1003: code "APART-1" appears above already; put all rows of a product next to each other; APART-1 keeps its variants',
    ]);
    const { skus } = await catalogue().readProduct((await named('APART-1'))!.id, { withPrices: false });
    expect(skus.map(({ code }) => code)).toEqual(['APART-1-A']);
  });

  it('counts the batches that came in of a file that breaks off', async () => {
    const broken = Array.from({ length: 1_500 }, (_, index) => `HALF-${index},Halfmaker,Halves,Row ${index},1,1\n`);
    const file = aFile([`${HEADER}\n`, ...broken, 'x'.repeat(5 * 1024 * 1024)].join(''));
    await expect(run(file)).rejects.toThrow(UnreadableFile);
    const halves = (await catalogue().groups.tree()).find((group) => group.en_group_name === 'Halves');
    expect(halves?.product_count).toBe(1_000);
  });

  it.each([
    ['is not there', () => join(folder, 'nowhere.csv'), /there is no such file/],
    ['is a folder', () => folder, /it is a folder: name a file/],
    ['is empty', () => aFile(''), /empty/],
    ['has no header', () => aFile('# a note\n\n'), /no header/],
    ['has no heading that is known', () => aFile('red,blue\n1,2\n'), /none of its first 30 lines has a heading/],
    [
      'lacks columns',
      () => aFile('brand,shade\nMaker,red\n'),
      /no column for code, group, name; unknown headings: shade/,
    ],
  ])('says so when the file %s', async (_case, path, reason) => {
    const failed = run(path());
    await expect(failed).rejects.toThrow(UnreadableFile);
    await expect(failed).rejects.toThrow(reason);
  });

  it('tells of accessories that are not in the catalogue', async () => {
    const notes: string[] = [];
    const file = `${HEADER},accessories\nACC-1,Maker,Things,Set,1,1,ACC-2 | ACC-9\nACC-2,Maker,Things,Gel,1,1,\n`;
    await importText(file, {}, (line) => notes.push(line));
    expect(notes).toEqual(['2: accessories "ACC-9" is not in the catalogue, or not of one manufacturer']);
  });
});
