import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BackupSettings, createBackup } from '../../../server/backup/createBackup.ts';
import { restoreBackup } from '../../../server/backup/restoreBackup.ts';
import { openDatabase } from '../../../server/storeDatabase.ts';
import type { OpenDatabase } from '../../../server/platform/database/Database.ts';
import { writeEmbeddedDatabase } from '../../support/servers/databases/writeEmbeddedDatabase.ts';
import { askPostgres } from '../../support/servers/databases/postgresCluster.ts';
import { databaseOf } from '../../support/servers/databases/serverDatabases.ts';

const MADE_AT = new Date('2026-02-28T23:59:50Z');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFolder = (): string => mkdtempSync(join(folder, 'data-'));
const newFile = (): string => join(mkdtempSync(join(folder, 'file-')), 'store.backup.tgz');

async function using<Result>(where: BackupSettings, work: (opened: OpenDatabase) => Promise<Result>): Promise<Result> {
  const opened = await openDatabase(where);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** Gives a store a member, a picture and a letter. */
async function fill(where: BackupSettings): Promise<void> {
  if (where.databaseUrl === null) writeEmbeddedDatabase(where.dataDir);
  await using(where, ({ db }) =>
    db.execute(sql`insert into members (email, nick_name) values ('ana@clinic.example', 'Ana')`),
  );
  for (const [name, file] of Object.entries({ media: 'probe-320.webp', outbox: 'code.eml' })) {
    mkdirSync(join(where.dataDir, name), { recursive: true });
    writeFileSync(join(where.dataDir, name, file), name);
  }
  writeFileSync(join(where.dataDir, 'media/half.webp.part'), 'not complete');
}

const memberNames = (where: BackupSettings): Promise<unknown> =>
  using(where, async ({ db }) => (await db.execute<{ nick_name: string }>(sql`select nick_name from members`)).rows);

let databases = 0;
async function newDatabase(): Promise<string> {
  const { url, template } = inject('databases').postgres!;
  // Named as the template's copies, which are dropped after the tests.
  const name = `${template}_backup_${process.pid}_${++databases}`;
  await askPostgres(url, `create database ${name} template template0`);
  return databaseOf(url, name);
}

const embedded = (): Promise<BackupSettings> => Promise.resolve({ dataDir: newFolder(), databaseUrl: null });
const postgres = async (): Promise<BackupSettings> => ({ dataDir: newFolder(), databaseUrl: await newDatabase() });

describe.each([
  { engine: 'PGlite', newStore: embedded, isHere: true },
  { engine: 'PostgreSQL', newStore: postgres, isHere: inject('databases').postgres !== null },
])('a backup, on $engine', ({ newStore, isHere }) => {
  let [from, file]: [BackupSettings, string] = [{ dataDir: '', databaseUrl: null }, ''];
  beforeAll(async () => {
    if (!isHere) return;
    [from, file] = [await newStore(), newFile()];
    await fill(from);
    await createBackup(from, file, MADE_AT);
  });

  it.skipIf(!isHere)(
    'brings back members, pictures and letters into an empty store, and says when it was made; one that is cut short is refused and leaves the store empty',
    async () => {
      const [to, cut] = [await newStore(), newFile()];
      writeFileSync(cut, readFileSync(file));
      truncateSync(cut, statSync(cut).size - 100);
      await expect(restoreBackup(to, cut)).rejects.toThrow(/cannot be read: .*Nothing was restored/);
      // Into the same store, which would be refused if anything of the first was there.
      expect(await restoreBackup(to, file)).toMatchObject({
        made_at: '2026-02-28T23:59:50.000Z',
        store_version: '0.1.0',
      });
      expect(await memberNames(to)).toEqual([{ nick_name: 'Ana' }]);
      expect(readFileSync(join(to.dataDir, 'media/probe-320.webp'), 'utf8')).toBe('media');
      expect(readFileSync(join(to.dataDir, 'outbox/code.eml'), 'utf8')).toBe('outbox');
      expect(() => statSync(join(to.dataDir, 'media/half.webp.part'))).toThrow(/ENOENT/);
    },
  );

  it.skipIf(!isHere)('is not restored over a store, nor written over a file, and changes neither', async () => {
    await expect(restoreBackup(from, file)).rejects.toThrow(/already\. .*Nothing was changed/);
    const before = readFileSync(file);
    await expect(createBackup(from, file)).rejects.toThrow('exists already. Name another one');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(await memberNames(from)).toEqual([{ nick_name: 'Ana' }]);
  });

  it.skipIf(!isHere)('can be read by its owner alone', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('a backup', () => {
  it('of the embedded database is refused while the store runs, and says what to do', async () => {
    const store = await embedded();
    writeEmbeddedDatabase(store.dataDir);
    await using(store, () => expect(createBackup(store, newFile())).rejects.toThrow(/is using it\. Stop that one/));
  });

  it('is refused where there is no store', async () => {
    const missing = join(folder, 'missing');
    await expect(createBackup({ dataDir: missing, databaseUrl: null }, newFile())).rejects.toThrow(
      'There is no database in',
    );
    expect(() => statSync(missing)).toThrow(/ENOENT/);
  });

  it.each([
    ['has no manifest', null, 'it has no manifest.json'],
    ['has one of another format', { format: 2 }, 'A newer version'],
    ['is of a store that knows more tables', { migrations: 9_999 }, 'Version 0.1.0 of the store made the backup'],
    ['is of the other database', { engine: 'postgres' }, 'set DATABASE_URL to an empty database'],
  ])('is refused when it %s', async (_what, change, words) => {
    const [content, file] = [newFolder(), newFile()];
    const manifest = {
      format: 1,
      made_at: MADE_AT.toISOString(),
      store_version: '0.1.0',
      engine: 'pglite',
      migrations: 1,
    };
    writeFileSync(join(content, 'other'), '');
    if (change) writeFileSync(join(content, 'manifest.json'), JSON.stringify({ ...manifest, ...change }));
    await create({ file, cwd: content, gzip: true }, ['.']);
    await expect(restoreBackup(await embedded(), file)).rejects.toThrow(words);
  });

  it.each([
    ['a file', null],
    ['a folder in a file', null],
    // Without a lock on the folder, and before the database is looked at.
    ['a folder in a file', 'postgres://127.0.0.1:1/none'],
  ])('is refused where the data folder is %s, with the database %s', async (what, databaseUrl) => {
    const file = newFile();
    writeFileSync(file, 'a text');
    const dataDir = what === 'a file' ? file : join(file, 'data');
    await expect(restoreBackup({ dataDir, databaseUrl }, file)).rejects.toThrow(
      `The data folder ${dataDir} cannot be used`,
    );
  });

  it('is refused when it is no archive, or not there', async () => {
    const file = newFile();
    await expect(restoreBackup(await embedded(), file)).rejects.toThrow(`There is no file ${file}`);
    writeFileSync(file, 'a text');
    await expect(restoreBackup(await embedded(), file)).rejects.toThrow('cannot be read');
  });
});
