import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { renameBrand, RenameFailure } from '../../../server/import/renameBrand.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { importText } from '../../support/fixtures/importText.ts';

/** A small batch size, so that a short file has several batches. */
const BATCH_ROWS = 10;
const HEADER = 'code,sku,name,brand,group,price,stock,accessories';

onAnyDatabase('two manufacturers with one number', (database) => {
  const db = () => database().opened.db;
  let catalogue: CatalogueRepository;
  beforeAll(() => {
    catalogue = new CatalogueRepository(db());
  });
  const load = (...rows: string[]) => importText(db(), [HEADER, ...rows].join('\n'), { batchRows: BATCH_ROWS });
  const goods = async (code: string) => {
    const { rows } = await db().execute<{ id: number; name: string; maker: string }>(sql`
      select p.id, item->>'en_product_name' as name, b.brand_name as maker
      from products p join brands b on b.id = p.brand_id where p.code = ${code} order by b.brand_name`);
    return rows;
  };
  const accessoriesOf = async (code: string) => {
    const [product] = await goods(code);
    const { accessories } = await catalogue.readProduct(product!.id, { withPrices: false });
    return accessories.map((item) => `${item.brand.brand_name} ${item.code}`);
  };
  const found = async (keyword: string) =>
    (await catalogue.listing.list({ keyword }, { withPrices: false, language: 'en' })).results;

  const tube = (code: string) => `${code},,Tubing set,Alpha Medical,Tubes,12,5,`;
  const screw = (code: string) => `${code},,Bone screw,Beta Ortho,Screws,99,7,`;
  const other = (number: number) => `FILL-${number},,Filling,Filler,Filling,1,1,`;

  it.each([
    ['61711', 'in two files', [[tube('61711')], [screw('61711')]]],
    ['61712', 'one below the other', [[tube('61712'), screw('61712')]]],
    ['61713', 'apart', [[tube('61713'), ...[1, 2, 3].map(other), screw('61713')]]],
    [
      '61714',
      'far apart',
      [[tube('61714'), ...Array.from({ length: BATCH_ROWS }, (_, index) => other(index)), screw('61714')]],
    ],
    [
      '61715',
      'in turn',
      [
        [tube('61715'), screw('61715')]
          .flatMap((row) => [row.replace(',,', ',61715-A,'), row.replace(',,', ',61715-B,')])
          .toSorted(),
      ],
    ],
  ])('have two products: %s, %s', async (code, _where, files) => {
    for (let again = 0; again < 2; again += 1)
      for (const rows of files) expect((await load(...rows)).refused).toEqual([]);
    expect(await goods(code)).toMatchObject([
      { name: 'Tubing set', maker: 'Alpha Medical' },
      { name: 'Bone screw', maker: 'Beta Ortho' },
    ]);
    const hits = await found(code);
    expect(
      hits.map(({ brand, market_price: _price, ...hit }) => [brand.brand_name, hit.code, hit.match?.kind]),
    ).toEqual(
      expect.arrayContaining([
        ['Alpha Medical', code, 'exact'],
        ['Beta Ortho', code, 'exact'],
      ]),
    );
  });

  it('are told apart by name without case, and a price changes at its own product alone', async () => {
    await load(tube('700'), screw('700'));
    const before = await goods('700');
    const { report } = await load(tube('700').replace('Alpha Medical', ' ALPHA medical').replace(',12,', ',13,'));
    expect(report).toMatchObject({ added: 0 });
    expect(await goods('700')).toEqual(before);
    const prices = await catalogue.itemsByIds(
      before.map(({ id }) => id),
      { withPrices: true },
    );
    expect(prices.map(({ market_price }) => market_price)).toEqual([1_300, 9_900]);
  });

  it('report a number that one of them has twice', async () => {
    const { refused, report } = await load(tube('710'), screw('710'), tube('710'));
    expect(report.products).toBe(2);
    expect(refused).toEqual([expect.stringContaining('the variant "710" of Alpha Medical appears twice')]);
  });

  it('keep their variants when a row without a manufacturer is refused', async () => {
    const rows = ['A', 'B'].flatMap((size) =>
      [tube('720'), screw('720')].map((row) => row.replace(',,', `,720-${size},`)),
    );
    await load(...rows);
    await load(rows[0]!, rows[1]!, '720,720-B,Thing,,Screws,1,1,');
    for (const { id } of await goods('720'))
      expect((await catalogue.readProduct(id, { withPrices: false })).skus).toHaveLength(2);
  });

  it('have accessories of their own number first, then of the one other manufacturer that has it', async () => {
    await load('GEL,,Gel,Alpha Medical,Gels,1,1,', 'GEL,,Glue,Beta Ortho,Gels,1,1,', 'PIN,,Pin,Beta Ortho,Pins,1,1,');
    await load('SET-A,,Set,Alpha Medical,Sets,1,1,GEL | PIN', 'SET-C,,Set,Gamma,Sets,1,1,GEL | PIN | NONE');
    expect(await accessoriesOf('SET-A')).toEqual(['Alpha Medical GEL', 'Beta Ortho PIN']);
    expect(await accessoriesOf('SET-C')).toEqual(['Beta Ortho PIN']);
  });

  it('have accessories that come later in the file, in another batch, too', async () => {
    const gel = (number: number) => `LATE-${number},,Gel,Alpha Medical,Gels,1,1,`;
    await load('SET-L,,Set,Alpha Medical,Sets,1,1,LATE-1 | NONE | LATE-9', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(gel));
    expect(await accessoriesOf('SET-L')).toEqual(['Alpha Medical LATE-1', 'Alpha Medical LATE-9']);
  });

  describe('a manufacturer', () => {
    const row = (code: string, brand: string) => `${code},,Monitor,${brand},Monitors,1,1,`;

    it('gets another name by the command, with all its products', async () => {
      await load(row('R-1', 'Oldname'), row('R-2', 'Oldname'));
      const before = await goods('R-1');
      expect(await renameBrand(db(), 'oldname', 'Newname')).toBe(2);
      expect(await goods('R-1')).toEqual([{ ...before[0], maker: 'Newname' }]);
      expect((await found('newname monitor')).map(({ code }) => code)).toEqual(['R-1', 'R-2']);
      expect(await found('oldname')).toEqual([]);
      expect((await load(row('R-1', 'Newname'))).report).toMatchObject({ added: 0 });
    });

    it('is written in another way', async () => {
      await load(row('R-3', 'Some Maker'));
      await renameBrand(db(), 'Some Maker', 'SOME MAKER');
      expect(await goods('R-3')).toMatchObject([{ maker: 'SOME MAKER' }]);
    });

    it('joins another, and its products keep their ids', async () => {
      await load(row('R-4', 'Twice Inc.'), row('R-5', 'Twice'));
      const [before] = await goods('R-4');
      expect(await renameBrand(db(), 'Twice Inc.', 'Twice')).toBe(2);
      expect(await goods('R-4')).toEqual([{ ...before, maker: 'Twice' }]);
      const { rows } = await db().execute(
        sql`select brand_name, product_count from brands where brand_name like 'Twice%'`,
      );
      expect(rows).toEqual([{ brand_name: 'Twice', product_count: 2 }]);
    });

    it.each([
      ['Nobody', 'Somebody', 'There is no manufacturer "Nobody".'],
      [
        'Left',
        'Right',
        '"Left" and "Right" both have R-6: nothing was renamed. Remove or renumber these products first.',
      ],
    ])('keeps its name where %s cannot become %s', async (from, to, reason) => {
      await load(row('R-6', 'Left'), row('R-6', 'Right'), row('R-7', 'Left'));
      await expect(renameBrand(db(), from, to)).rejects.toThrow(new RenameFailure(reason));
      expect(await goods('R-7')).toMatchObject([{ maker: 'Left' }]);
    });
  });
});
