import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { parseJson } from '../../shared/json/parseJson.ts';
import { migrationsFolder } from '../platform/database/Database.ts';
import { ROOT } from '../platform/root.ts';
import { StartFailure } from '../settings.ts';

const MANIFEST = 'manifest.json';
const FORMAT = 1;

/** Metadata of a backup. */
const Manifest = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601, UTC. */
  made_at: z.iso.datetime(),
  /** Version of the store that made it. */
  store_version: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  /** Number of migrations in that version: a store with fewer cannot read the tables. */
  migrations: z.int().check(z.nonnegative()),
});
export type Manifest = z.infer<typeof Manifest>;
export type Engine = Manifest['engine'];

/** Creates the manifest of a new backup. */
export function newManifest(engine: Engine, now: Date): Manifest {
  const { version } = z.object({ version: z.string() }).parse(readJson(ROOT, 'package.json'));
  return {
    format: FORMAT,
    made_at: now.toISOString(),
    store_version: version,
    engine,
    migrations: knownMigrations(),
  };
}

/** Writes the manifest into the folder of a backup. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);

/** Reads the manifest of an unpacked backup. Throws a StartFailure if it does not fit this store or its database. */
export async function readManifest(folder: string, engine: Engine): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new StartFailure(`The file is not a backup of a store: it has no ${MANIFEST}.`);
  const parsed = Manifest.safeParse(parseJson(text));
  if (!parsed.success)
    throw new StartFailure('A newer version of the store made the backup. Restore it with that one.');
  const { migrations, store_version } = parsed.data;
  if (migrations > knownMigrations())
    throw new StartFailure(`Version ${store_version} of the store made the backup. Restore it with that one.`);
  if (parsed.data.engine !== engine) throw new StartFailure(otherEngine(parsed.data.engine));
  return parsed.data;
}

const otherEngine = (usedEngine: Engine): string =>
  usedEngine === 'postgres'
    ? 'The backup is of PostgreSQL: set DATABASE_URL to an empty database.'
    : 'The backup is of the embedded database: unset DATABASE_URL to restore it into DATA_DIR.';

function knownMigrations(): number {
  const journal = z.object({ entries: z.array(z.unknown()) });
  return journal.parse(readJson(migrationsFolder, 'meta/_journal.json')).entries.length;
}

const readJson = (folder: string, name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
