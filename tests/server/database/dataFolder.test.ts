import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/storeDatabase.ts';
import { openEmbeddedDatabase } from '../../../server/platform/database/dataFolder.ts';
import { StartFailure } from '../../../server/settings.ts';
import { writeEmbeddedDatabase } from '../../support/servers/databases/writeEmbeddedDatabase.ts';

let folder = '';
let dataDir = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-folder-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'store-'));
  writeEmbeddedDatabase(dataDir);
});

const open = (where = dataDir) => openDatabase({ dataDir: where, databaseUrl: null });
const db = (...path: string[]): string => join(dataDir, 'db', ...path);

/** Opens and closes the store once, so that its folder is marked. */
async function openOnce(): Promise<void> {
  const { close } = await open();
  await close();
}

describe('a data folder whose database is damaged', () => {
  it.each([
    ['has no PG_VERSION', () => rmSync(db('PG_VERSION')), 'has no PG_VERSION. Nothing was changed'],
    ['is a file', () => (rmSync(db(), { recursive: true }), writeFileSync(db(), '')), 'is a file, where a database'],
    ['has no control file', () => rmSync(db('global/pg_control')), 'does not open'],
    ['has an empty control file', () => writeFileSync(db('global/pg_control'), ''), 'does not open'],
    ['has no tables', () => rmSync(db('base'), { recursive: true }), 'does not open'],
    ['has no write-ahead log', () => rmSync(db('pg_wal'), { recursive: true }), 'does not open'],
    ['is of another version', () => writeFileSync(db('PG_VERSION'), '16\n'), 'does not open'],
  ])('is refused in one line, each time it is started, when it %s', async (_fault, damage, words) => {
    damage();
    for (const start of [open, open]) {
      const failure = await start().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartFailure);
      const { message } = failure as StartFailure;
      expect(message).toContain(words);
      expect(message).toContain('npm run restore -- FILE');
      expect(message).not.toMatch(/\n|\[object/);
    }
  });

  it('is left as it is when it has no PG_VERSION', async () => {
    rmSync(db('PG_VERSION'));
    const before = readdirSync(db(), { recursive: true }).map(String).toSorted();
    await expect(open()).rejects.toThrow(StartFailure);
    expect(readdirSync(db(), { recursive: true }).map(String).toSorted()).toEqual(before);
  });

  it.each([
    ['the folder of the database', () => rmSync(db(), { recursive: true })],
    ['all files of the database', () => (rmSync(db(), { recursive: true }), mkdirSync(db()))],
  ])('is refused, not begun anew, when a store that was opened before has lost %s', async (_what, lose) => {
    await openOnce();
    lose();
    await expect(open()).rejects.toThrow(/is gone\. Nothing was changed\. .*npm run restore/);
    expect(existsSync(db('PG_VERSION'))).toBe(false);
  });

  it('can be used by the next start once the fault is mended', async () => {
    rmSync(db('PG_VERSION'));
    await expect(open()).rejects.toThrow(StartFailure);
    writeFileSync(db('PG_VERSION'), '18\n');
    await openOnce();
  });
});

describe('a new data folder', () => {
  it('gets a database, also where an earlier first start was interrupted', async () => {
    const fresh = join(folder, 'fresh');
    mkdirSync(join(fresh, 'db.new/global'), { recursive: true });
    mkdirSync(join(fresh, 'db'));
    const client = await openEmbeddedDatabase(fresh);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.close();
    expect(existsSync(join(fresh, 'db/PG_VERSION'))).toBe(true);
    expect(readdirSync(fresh)).not.toContain('db.new');
  });

  it('is refused with the remedy when its path is a file, or leads through one', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(open(file)).rejects.toThrow(
      `The data folder ${file} cannot be used: it is a file. Set DATA_DIR to a folder`,
    );
    await expect(open(join(file, 'inside'))).rejects.toThrow(/cannot be used: ENOTDIR/);
  });
});
