import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { DecimalSign } from '../../../server/import/rows/values/amounts.ts';
import { CatalogueImport } from '../../../server/import/CatalogueImport.ts';
import { onEmbedded } from '../../support/servers/databases/databases.ts';

const HEADER = 'code;brand;group;name;price';
const folder = mkdtempSync(join(tmpdir(), 'prices-'));
afterAll(() => rmSync(folder, { recursive: true }));

onEmbedded('the prices of a file', (database) => {
  let refused: string[];
  beforeEach(async () => {
    refused = [];
    await database().opened.db.execute(sql`delete from products`);
  });

  async function importText(text: string, decimal?: DecimalSign): Promise<Record<string, number | null>> {
    const path = join(folder, 'file');
    writeFileSync(path, text);
    const listener = {
      refused: (line: number, reason: string) => refused.push(`${line}: ${reason}`),
      progress: () => undefined,
    };
    await new CatalogueImport(database().opened.db, listener, { decimal: decimal ?? null }).run(path);
    const { rows } = await database().opened.db.execute<{ code: string; price: number | null }>(
      sql`select code, price from skus order by code`,
    );
    return Object.fromEntries(rows.map(({ code, price }) => [code, price]));
  }
  const importPrices = (prices: readonly string[], decimal?: DecimalSign) =>
    importText(
      [HEADER, ...prices.map((price, index) => `P-${index};Maker;Things;Thing;${price}`), ''].join('\n'),
      decimal,
    );

  it('are all read with the decimal sign that some of them reveal, in any row', async () => {
    expect(await importPrices(['12,500', '0', '-', '1.234', '10,50'])).toEqual({
      'P-0': 1_250,
      'P-1': null,
      'P-2': null,
      'P-3': 123_400,
      'P-4': 1_050,
    });
    expect(refused).toEqual([]);
    expect(await importPrices(['12,500', '0.00', '10.50'])).toMatchObject({ 'P-0': 1_250_000, 'P-2': 1_050 });
  });

  it('are refused if no price reveals the sign, unless it is named', async () => {
    expect(await importPrices(['12,500', '7'])).toEqual({ 'P-1': 700 });
    expect(refused).toEqual([
      '2: price "12,500" may be 12500 or 12.500: the file does not show which is its decimal sign, so name it with --decimal; P-0 keeps its variants',
    ]);
    expect(await importPrices(['12,500', '7'], ',')).toEqual({ 'P-0': 1_250, 'P-1': 700 });
    expect(await importPrices(['12,500', '7'], '.')).toEqual({ 'P-0': 1_250_000, 'P-1': 700 });
  });

  it('with the other decimal sign are refused by line, and then those that either would fit, too', async () => {
    expect(await importPrices(['10.50', '11.50', '10,50', '12,500'])).toEqual({ 'P-0': 1_050, 'P-1': 1_150 });
    expect(refused).toEqual([
      '4: price "10,50" has a decimal comma where the file has a decimal point; P-2 keeps its variants',
      '5: price "12,500" may be 12500 or 12.500: the file has both decimal signs, name the right one with --decimal; P-3 keeps its variants',
    ]);
  });

  it('are numbers with a point in JSON, and texts as any other', async () => {
    const row = (code: string, price: unknown): string =>
      JSON.stringify({ code, brand: 'Maker', group: 'Things', name: 'Thing', price });
    const rows = [row('J-1', 12.5), row('J-2', 0), row('J-3', null), row('J-4', 12.345), row('J-5', '1,234')];
    expect(await importText(rows.join('\n'))).toEqual({ 'J-1': 1_250, 'J-2': null, 'J-3': null, 'J-5': 123_400 });
    expect(refused).toEqual(['4: price "12.3450" has more than two decimals; J-4 keeps its variants']);
  });
});
