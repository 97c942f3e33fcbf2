import { type ChildProcess, execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, it } from 'vitest';
import { onPostgres } from '../../support/servers/databases/databases.ts';
import { fillDatabase } from '../../support/fakes/database/fullDatabase.ts';
import { eventually } from '../../support/checks/eventually.ts';

const HEADER = 'code,brand,group,name_en';
const folder = mkdtempSync(join(tmpdir(), 'importers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function begin(file: string, url: string, ...options: string[]) {
  const env = { PATH: process.env['PATH'], DATABASE_URL: url };
  let child!: ChildProcess;
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child = execFile(process.execPath, [inject('processes').import, file, ...options], { env }, (error, out, err) =>
      resolve({ code: error ? (error.code as number | null) : 0, out, err }),
    );
  });
  return { child, ended };
}

onPostgres('two imports at once', (database) => {
  const importing = (file: string) => begin(file, database().url!).ended;

  it('never give one number to two products: the second import is refused in one line', async () => {
    const first = join(folder, 'first.csv');
    const second = join(folder, 'second.csv');
    writeFileSync(second, `${HEADER}\nSEC-1,Maker,Things,Second\n`);
    // A pipe: the first import runs until it is written to.
    execFileSync('mkfifo', [first]);
    const firstReport = importing(first);
    const pipe = await open(first, 'w');
    const turnedAway = await importing(second);
    await pipe.writeFile(`${HEADER}\nFIR-1,Maker,Things,First\n`);
    await pipe.close();
    expect(await firstReport).toMatchObject({ code: 0, err: '' });
    expect(turnedAway).toMatchObject({ code: 1, err: expect.stringMatching(/^Another import [^\n]+\n$/) as string });
    expect(await importing(second)).toMatchObject({ code: 0, err: '' });
    const { rows } = await database().opened.db.execute<{ code: string }>(sql`select code from products order by id`);
    expect(rows.map(({ code }) => code)).toEqual(['FIR-1', 'SEC-1']);
  });
});

onPostgres('a file with rows that are refused', (database) => {
  const importing = (file: string, ...options: string[]) => begin(file, database().url!, ...options).ended;

  it('ends with exit code 2, and writes the refused rows to a file', async () => {
    const [some, none, refusedFile] = ['some.csv', 'none.csv', 'kept.csv'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const refused = '9.9E+11;Maker;Things;"A ""B""";2';
    writeFileSync(some, `Price list\nREF;Vendor;Type;Title;Weight\nSOM-1;Maker;Things;One;2\n${refused}\n`);
    const { code, out, err } = await importing(some, `--refused=${refusedFile}`);
    expect(code).toBe(2);
    expect(err).toMatch(/^line 4: code "9\.9E\+11" was rounded by a spreadsheet: .*; 9\.9E\+11 keeps its variants\n$/);
    // A slow machine writes its progress, too.
    expect(out.split('\n').filter((line) => !line.endsWith('rows a second'))).toEqual([
      'Reading CSV with semicolons, utf-8, headings in line 2.',
      'Columns used: REF = code, Vendor = brand, Title = name_en, Type = group.',
      'Columns ignored: Weight.',
      'To show one as a specification, name it: --map "Heading=spec:Label".',
      'No column has prices: new products are sold on quotation.',
      'No column has stock: new products have none.',
      expect.stringMatching(/^Read 2 rows in /),
      '1 product (1 new, 0 updated) with 1 variant.',
      '1 row was refused:',
      expect.stringMatching(/^ {2}1: code "…" was rounded by a spreadsheet: .* \(first in line 4\)$/),
      `${refusedFile} has them with their reasons.`,
      expect.stringMatching(/^Correct them in your own file/),
      '',
    ]);
    const rows = readFileSync(refusedFile, 'utf8').split('\r\n');
    expect(rows[0]).toBe('\uFEFFrefused because,REF,Vendor,Type,Title,Weight');
    expect(rows[1]).toMatch(/,9\.9E\+11,Maker,Things,"A ""B""",2$/);
    writeFileSync(none, `${HEADER}\n1E+11,Maker,Things,None\n`);
    expect(await importing(none)).toMatchObject({ code: 1 });
    writeFileSync(none, `${HEADER}\n`);
    expect(await importing(none)).toMatchObject({ code: 1, out: expect.stringContaining('no rows below') as string });
  });
});

onPostgres('an interrupted import', (database) => {
  const rows = (name: string, from: number, to: number): string =>
    Array.from(
      { length: to - from },
      (_, index) => `${name}-${from + index},Maker,${name},Thing ${from + index}\n`,
    ).join('');
  const inStore = async (name: string) => {
    const { rows: found } = await database().opened.db.execute<{ products: number; counted: number }>(sql`
      select count(*)::int as products, max(g.product_count) as counted from products p join groups g on g.id = p.group_id
      where p.code like ${`${name}-%`}`);
    return found[0]!;
  };

  /** An import whose first batch is in the store and which waits for more; and its output when more arrives. */
  async function underWay(name: string) {
    const file = join(folder, name);
    execFileSync('mkfifo', [file]);
    const { child, ended } = begin(file, database().url!);
    const pipe = await open(file, 'w');
    await pipe.writeFile(`${HEADER}\n${rows(name, 0, 1_002)}`);
    await eventually(async () => expect((await inStore(name)).products).toBe(1_000));
    // Row by row until it has noticed, so that no second batch gets full.
    const goOn = async () => {
      const over = new AbortController();
      void ended.then(() => over.abort());
      for (let row = 1_002; row < 1_990 && !over.signal.aborted; row++) {
        await pipe.writeFile(rows(name, row, row + 1)).catch(() => undefined);
        await pause(50); // between two rows
      }
      await pipe.close();
      return ended;
    };
    return { child, goOn };
  }

  it('updates the counts of groups with what it wrote before it was stopped', async () => {
    const { child, goOn } = await underWay('STOP');
    child.kill('SIGINT');
    expect(await goOn()).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The import was interrupted: it was stopped\. [^\n]+\n$/) as string,
    });
    expect(await inStore('STOP')).toEqual({ products: 1_000, counted: 1_000 });
  });

  it('stops when it loses the connection that holds the import lock', async () => {
    const { goOn } = await underWay('LINE');
    await database().opened.db.execute(sql`
      select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and d.datname = current_database()`);
    expect(await goOn()).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^The import was interrupted: the connection to the database was lost\. [^\n]+\n$/,
      ) as string,
    });
    expect(await inStore('LINE')).toEqual({ products: 1_000, counted: 1_000 });
  });

  it('reports a full database in one line, and refuses no row for it', async () => {
    const file = join(folder, 'full.csv');
    writeFileSync(file, `${HEADER}\n${rows('FULL', 0, 2_500)}`);
    const makeRoom = await fillDatabase(database().opened.db);
    const { code, err } = await begin(file, database().url!).ended;
    await makeRoom();
    expect(code).toBe(1);
    expect(err).toMatch(/^The import was interrupted: could not extend file: No space left on device\. [^\n]+\n$/);
  });
});
