import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { importText } from '../../support/fixtures/importText.ts';

const BATCH_ROWS = 10;
const OTHERS = Array.from({ length: 2 * BATCH_ROWS }, (_, index) => `B${index},,Between,Acme,Between,1,1,Active`);

onAnyDatabase('a product that a file says is not for sale', (database) => {
  /** Each test has a product of its own, with the sizes S and M. */
  let code = '';
  let turn = 0;
  const load = (rows: string[], options = {}) =>
    importText(database().opened.db, ['code,sku,name,brand,group,price,stock,status', ...rows].join('\n'), {
      batchRows: BATCH_ROWS,
      ...options,
    });
  const row = (size: string, state: string, { price = '10', brand = 'Acme' } = {}) =>
    `${code},${code}-${size},Cuff,${brand},Cuffs,${price},5,${state}`;
  const sold = async () => {
    const { rows } = await database().opened.db.execute<{ code: string }>(
      sql`select s.code from skus s join products p on p.id = s.product_id join brands b on b.id = p.brand_id
          where p.code = ${code} and b.brand_name = 'Acme' and p.retired_at is null and s.retired_at is null order by s.code`,
    );
    return rows.map((sku) => sku.code.slice(code.length + 1));
  };
  beforeEach(async () => {
    code = `OFF-${(turn += 1)}`;
    await load([row('S', 'Active'), row('M', 'Active')]);
  });

  it('is retired at the end of the file, and comes back when it is for sale again', async () => {
    const { report } = await load([row('S', 'Discontinued'), row('M', 'Discontinued'), ...OTHERS]);
    expect(report).toMatchObject({ retired: 1, refused: 0 });
    expect(await sold()).toEqual([]);
    await load([row('S', 'Active')]);
    expect(await sold()).toEqual(['S']);
  });

  it('is counted once, and only reported by a trial', async () => {
    const rows = [row('S', 'Discontinued'), row('M', 'Discontinued')];
    expect((await load(rows, { isTrial: true })).report).toMatchObject({ retired: 1 });
    expect(await sold()).toEqual(['M', 'S']);
    expect((await load(rows)).report).toMatchObject({ retired: 1 });
    expect((await load(rows)).report).toMatchObject({ retired: 0 });
  });

  it('loses only the variants that are not for sale where others are', async () => {
    const { report } = await load([row('S', 'Discontinued'), row('M', 'Active'), 'NEW-1,,New,Acme,Cuffs,1,1,draft']);
    expect(report).toMatchObject({ retired: 0, refused: 0 });
    expect(await sold()).toEqual(['M']);
  });

  it('is kept where another maker has its number', async () => {
    await load([row('S', 'Discontinued', { brand: 'Other' }), row('M', 'Discontinued', { brand: 'Other' })]);
    expect(await sold()).toEqual(['M', 'S']);
  });

  it('is kept where another of its rows is refused', async () => {
    await load([row('S', 'Discontinued'), row('M', 'Active', { price: 'cheap' })]);
    expect(await sold()).toEqual(['M', 'S']);
  });
});
