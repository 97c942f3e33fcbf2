import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { buildIfChanged } from '../../../../scripts/build/buildIfChanged.ts';
import { databaseFolder } from '../../../../server/platform/database/dataFolder.ts';
import { onPglite } from '../../../../server/storeDatabase.ts';

/** A data folder with an embedded database that has all tables and no rows; tests copy it. */
export const TEMPLATE_FOLDER = join(import.meta.dirname, '../../../../.cache/template');
/** The same database as a file that can be loaded into memory. */
export const TEMPLATE_FILE = `${TEMPLATE_FOLDER}.tar`;

/**
 * Writes both, and again when the code that writes them has changed. In a process of its own, as optimising the embedded
 * database's WebAssembly costs more than this saves by it.
 */
export const writeTemplate = (): Promise<boolean> =>
  buildIfChanged(
    {
      sources: [
        'server/**/*',
        'shared/**/*.ts',
        'package-lock.json',
        'tests/support/servers/databases/embeddedTemplate.ts',
      ],
      stamp: `${TEMPLATE_FOLDER}.of`,
    },
    () => promisify(execFile)(process.execPath, ['--liftoff-only', import.meta.filename]),
  );

async function write(): Promise<void> {
  // Beside the old ones, which another run may be copying.
  const folder = `${TEMPLATE_FOLDER}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const client = await PGlite.create(databaseFolder(folder));
  const { close } = await onPglite(client);
  const dump = await client.dumpDataDir('none');
  writeFileSync(`${folder}.tar`, Buffer.from(await dump.arrayBuffer()));
  await close();
  rmSync(TEMPLATE_FOLDER, { recursive: true, force: true });
  renameSync(folder, TEMPLATE_FOLDER);
  renameSync(`${folder}.tar`, TEMPLATE_FILE);
}

if (import.meta.main) await write();
