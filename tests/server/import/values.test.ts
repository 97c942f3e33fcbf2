import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { HEADER, useImport } from './useImport.ts';

onAnyDatabase('the values of an import', (database) => {
  const { refused, catalogue, importText, find, named } = useImport(database);

  it('takes prices as a currency such as the rouble has them, and says which are too high', async () => {
    await importText(
      `${HEADER}\nRUB-1,Acme,Machines,Scanner roubles,10000000000,1\nRUB-2,Acme,Machines,Scanner roubles,150000000.50,1\nRUB-3,Acme,Machines,Scanner roubles,10000000000.01,1\n`,
    );
    expect(refused).toEqual([
      expect.stringMatching(/^4: price "10000000000\.01" is above 10000000000: leave it empty/),
    ]);
    const dear = (await find('Scanner roubles')).map(({ code, market_price }) => [code, market_price]);
    expect(Object.fromEntries(dear)).toEqual({ 'RUB-1': 1_000_000_000_000, 'RUB-2': 15_000_000_050 });
    const { skus } = await catalogue().readProduct((await named('RUB-1'))!.id, { withPrices: true });
    expect(skus.map(({ market_price }) => market_price)).toEqual([1_000_000_000_000]);
    const cheapest = await catalogue().listing.list(
      { keyword: 'Scanner roubles', sort: 'price_asc' },
      { withPrices: true, language: 'en' },
    );
    expect(cheapest.results.map(({ code }) => code)).toEqual(['RUB-2', 'RUB-1']);
  });

  it('updates price, stock and name by part number', async () => {
    await importText(`${HEADER}\nUP-1,Maker,Things,Gadget,10,1\n`);
    await importText(`${HEADER}\nUP-1,Maker,Things,Widget,"1,250.50",7\n`);
    expect(await named('UP-1')).toMatchObject({ en_product_name: 'Widget', market_price: 125_050, stock: 7 });
    expect(await find('gadget')).toEqual([]);
  });

  it('keeps a product’s date when the file has none', async () => {
    await importText(`${HEADER}\nAGE-2,Maker,Ages,Old,1,1\n`);
    await importText(`${HEADER}\nAGE-1,Maker,Ages,New,1,1\n`);
    await importText(`${HEADER},created_at\nAGE-3,Maker,Ages,Dated,1,1,2020-01-01\n`);
    await importText(`${HEADER}\nAGE-1,Maker,Ages,New,2,2\nAGE-2,Maker,Ages,Old,2,2\nAGE-3,Maker,Ages,Dated,2,2\n`);
    const { results } = await catalogue().listing.list(
      { keyword: 'Ages', sort: 'newest' },
      { withPrices: true, language: 'en' },
    );
    expect(results.map(({ code, market_price }) => [code, market_price])).toEqual([
      ['AGE-1', 200],
      ['AGE-2', 200],
      ['AGE-3', 200],
    ]);
  });

  it('reads a date as written, in any time zone of the machine', async () => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    const dates = ['2026-03-01', '2026/3/1 10:30', '2026-03-01T10:30:15Z', '2026-03-01 01:00+02:00'];
    const rows = dates.map((date, index) => `DAY-${index},Maker,Days,Dated,1,1,${date}`);
    await importText(`${HEADER},created_at\n${rows.join('\n')}\n`);
    vi.unstubAllEnvs();
    const { rows: timestamps } = await database().opened.db.execute<{ at: string }>(
      sql`select to_char(created_at at time zone 'UTC', 'MM-DD HH24:MI:SS') as at from products where code like 'DAY-%' order by code`,
    );
    expect(timestamps.map(({ at }) => at)).toEqual([
      '03-01 00:00:00',
      '03-01 10:30:00',
      '03-01 10:30:15',
      '02-28 23:00:00',
    ]);
  });

  it.each(['46082', '0000-01-01', '01.03.2026', '2026-02-30', 'May 12'])(
    'leaves out %s as a date, and reports it',
    async (date) => {
      const notes: string[] = [];
      const rows = [`ODD-1,Maker,Days,Odd,1,1,${date}`, `ODD-2,Maker,Days,Even,1,1,2026-03-01`];
      const report = await importText(`${HEADER},created_at\n${rows.join('\n')}\n`, {}, (line) => notes.push(line));
      expect(report).toMatchObject({ refused: 0, products: 2 });
      expect(notes).toEqual([`2: created_at "${date}" is not a date such as 2026-03-01`]);
    },
  );

  it.each(['Look Medical, Inc.', 'Look  Medical', 'LOOK-MEDICAL GmbH', 'L\u043E\u043Ek Medical'])(
    'tells that the manufacturer %s looks like one that is there',
    async (brand) => {
      const notes: string[] = [];
      await importText(`${HEADER}\nLOOK-1,Look Medical,Things,One,1,1\n`);
      await importText(`${HEADER}\nLOOK-2,"${brand}",Things,Two,1,1\n`, {}, (line) => notes.push(line));
      const isKnown = brand === 'Look  Medical';
      expect(notes).toEqual(
        isKnown ? [] : [expect.stringContaining(`2: brand "${brand}" is new, and looks like "Look Medical`)],
      );
    },
  );

  it.each([true, false])('tells of numbers that a search takes for one, in a trial: %s', async (isTrial) => {
    const header = `${HEADER},gtin`;
    const prefix = `SIM-${isTrial}`;
    const known = isTrial ? '4006381333931' : '5901234123457';
    await importText(`${header}\n${prefix}-1,Maker,Things,One,1,1,\n${prefix}-7,Maker,Things,One,1,1,${known}\n`);
    const notes: string[] = [];
    const rows = [
      `${prefix}-1,Maker,Things,One,1,1,`, // the same as before
      `${prefix} 1,Maker,Things,Two,1,1,`,
      `${prefix}1,Other,Things,Of another maker,1,1,`,
      `${prefix}-2,Maker,Things,Three,1,1,96385074`,
      `${prefix.toLowerCase()}-2,Maker,Things,Four,1,1,`,
      `${prefix}-3,Maker,Things,Five,1,1,96385074`,
      `${prefix}-4,Maker,Things,Six,1,1,${known}`,
      `${prefix}-7,Other,Things,Seven,1,1,${known}`,
    ];
    await importText([header, ...rows].join('\n'), { isTrial, batchRows: 2 }, (line) => notes.push(line));
    expect(notes).toEqual([
      `3: code "${prefix} 1" and "${prefix}-1" of Maker are one number to a search`,
      `6: code "${prefix.toLowerCase()}-2" and "${prefix}-2" of Maker are one number to a search`,
      `7: gtin "96385074" is that of "${prefix}-2" of Maker, too`,
      `8: gtin "${known}" is that of "${prefix}-7" of Maker, too`,
      `9: gtin "${known}" is that of "${prefix}-7" of Maker, too`,
    ]);
  });

  it('reads and checks a file for a trial, and writes nothing', async () => {
    const text = `${HEADER}\nTRY-1,Maker,Things,Tried,1,1\n,Maker,Things,Nameless,1,1\n`;
    expect(await importText(text, { isTrial: true })).toMatchObject({ products: 1, refused: 1 });
    expect(await find('TRY-1')).toEqual([]);
  });

  it('reports in a trial what an import of the same file reports', async () => {
    await importText(
      `${HEADER},sku_code\nHAVE-1,Look Medical,Things,Held,1,1,\nHAVE-2,Maker,Things,Other,1,1,HAVE-2-S\n`,
    );
    const head = `${HEADER},sku_code,accessories\n`;
    const text =
      `${head}HAVE-1,Look Medical,Things,Held,2,1,,TOLD-2 | GONE-1 | HAVE-2\nTOLD-1,Look-Medical,Things,New,1,1,,\nTOLD-2,Maker,Things,Gel,1,1,,TOLD-3\n` +
      'TOLD-3,Maker,Things,Taken,1,1,HAVE-2-S,\nTOLD-4,Maker,Things,Fine,1,1,,\nTOLD-2,Maker,Things,Gel,1,1,TOLD-2-L,\nTOLD-5,Maker,Things,Twice,1,1,TOLD-4,\n';
    const reportOf = async (isTrial: boolean) => {
      const notes: string[] = [];
      refused.length = 0;
      const report = await importText(text, { isTrial, batchRows: 2 }, (line) => notes.push(line));
      return { report, notes, refused: [...refused] };
    };
    const stored = async () => (await database().opened.db.execute(sql`select * from products order by id`)).rows;
    const before = await stored();
    const trial = await reportOf(true);
    expect(await stored()).toEqual(before);
    expect(trial.notes.join('\n')).toContain('"GONE-1" is not in the catalogue');
    expect(trial.refused.length).toBeGreaterThan(2);
    expect(await reportOf(false)).toEqual(trial);
  });
});
