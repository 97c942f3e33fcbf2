import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { onPostgres } from '../../support/databases.ts';

const HEADER = 'code,brand,group,name_en';
const folder = mkdtempSync(join(tmpdir(), 'importers-'));
afterAll(() => rmSync(folder, { recursive: true }));

onPostgres('two imports at once', (database) => {
  const importing = (file: string) =>
    new Promise<{ code: number; err: string }>((resolve) => {
      const env = { PATH: process.env['PATH'], DATABASE_URL: database().url! };
      execFile(process.execPath, ['server/importer/index.ts', file], { env }, (error, _out, err) =>
        resolve({ code: error ? Number(error.code) : 0, err }),
      );
    });

  it('never give one number to two products: the second is turned away, in one line', async () => {
    const first = join(folder, 'first.csv');
    const second = join(folder, 'second.csv');
    writeFileSync(second, `${HEADER}\nSEC-1,Maker,Things,Second\n`);
    // A pipe: the first import is under way until it is written to.
    execFileSync('mkfifo', [first]);
    const firstReport = importing(first);
    const pipe = await open(first, 'w');
    const turnedAway = await importing(second);
    await pipe.writeFile(`${HEADER}\nFIR-1,Maker,Things,First\n`);
    await pipe.close();
    expect(await firstReport).toEqual({ code: 0, err: '' });
    expect(turnedAway).toEqual({ code: 1, err: expect.stringMatching(/^Another import [^\n]+\n$/) as string });
    expect(await importing(second)).toEqual({ code: 0, err: '' });
    const { rows } = await database().opened.db.execute<{ code: string }>(sql`select code from products order by id`);
    expect(rows.map(({ code }) => code)).toEqual(['FIR-1', 'SEC-1']);
  });
});
