import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { onPglite, openDatabase } from '../../../../server/storeDatabase.ts';
import type { OpenDatabase } from '../../../../server/platform/database/Database.ts';
import { everyCombination } from '../../setup/everyCombination.ts';
import { seedCatalogue } from '../seedCatalogue.ts';
import { SEEDED } from '../testStore.ts';
import { askPostgres } from './postgresCluster.ts';
import { type DatabaseTemplates, databaseOf } from './serverDatabases.ts';

export interface TestDatabase {
  opened: OpenDatabase;
  /** Null on the embedded database, which no second process can open. */
  url: string | null;
}

/** Runs the same tests on the embedded database and, where there is one, on PostgreSQL: each on a new, empty database. */
export function onEveryDatabase(subject: string, define: (database: () => TestDatabase) => void): void {
  onEmbedded(subject, define);
  onPostgres(subject, define);
}

/**
 * For rules that run the same statements on either database: on PostgreSQL if available, else on the embedded one,
 * which the journeys use; in `npm run test:all` on both.
 */
export function onAnyDatabase(subject: string, define: (database: () => TestDatabase) => void): void {
  if (everyCombination || inject('databases').postgres === null) onEmbedded(subject, define);
  onPostgres(subject, define);
}

/** For tests that do not depend on the kind of database: runs on the embedded one. */
export function onEmbedded(subject: string, define: (database: () => TestDatabase) => void): void {
  const { embedded } = inject('databases');
  describe(`${subject}, on PGlite`, () => onDatabase(() => openEmbedded(embedded), define));
}

/** For tests that read the demonstration: runs on a copy of the journeys', as writing it takes far longer. */
export function onSeeded(subject: string, define: (database: () => TestDatabase) => void): void {
  describe(`${subject}, on PGlite`, () => onDatabase(openSeeded, define));
}

/** For tests that need more than one process: runs on PostgreSQL alone. */
export function onPostgres(subject: string, define: (database: () => TestDatabase) => void): void {
  const { postgres } = inject('databases');
  describe.skipIf(postgres === null)(`${subject}, on PostgreSQL`, () => onDatabase(() => openOn(postgres!), define));
}

type Opening = TestDatabase & { end(): Promise<void> };

/** Deletes every row, and a session's settings and listeners. */
const EMPTY = `
  reset all;
  unlisten *;
  do $$ begin
    execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
             from pg_tables where schemaname = 'public');
  end $$;`;

/** A connection left open by a test would interfere with the next database. */
const OTHERS_GO = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();`;

function onDatabase(open: () => Promise<Opening>, define: (database: () => TestDatabase) => void): void {
  let current: Opening | null = null;
  beforeAll(async () => {
    current = await open();
  });
  afterAll(() => current?.end());
  define(() => {
    if (!current) throw new Error('the database is there only while tests run');
    return current;
  });
}

/** The emptied database of this process's last file, reused as creating one takes ten times as long. */
let spare: PGlite | null = null;
/** The same on PostgreSQL, by its name. */
let spareName: string | null = null;

async function openEmbedded(template: string): Promise<Opening> {
  const client = spare ?? (await PGlite.create({ loadDataDir: await openAsBlob(template) }));
  spare = null;
  const opened = await onPglite(client);
  const end = async (): Promise<void> => {
    // A test may have closed it.
    if (client.closed) return;
    await client.exec(EMPTY);
    spare = client;
  };
  return { opened, url: null, end };
}

async function openSeeded(): Promise<Opening> {
  await seedCatalogue();
  const dataDir = mkdtempSync(join(tmpdir(), 'medstore-seeded-'));
  cpSync(SEEDED, dataDir, { recursive: true });
  const opened = await openDatabase({ dataDir, databaseUrl: null });
  const end = async (): Promise<void> => {
    await opened.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { opened, url: null, end };
}

async function openOn(postgres: NonNullable<DatabaseTemplates['postgres']>): Promise<Opening> {
  const name = spareName ?? (await copyOf(postgres));
  spareName = null;
  const url = databaseOf(postgres.url, name);
  const opened = await openDatabase({ dataDir: '', databaseUrl: url });
  const end = async (): Promise<void> => {
    await opened.close();
    await askPostgres(url, OTHERS_GO + EMPTY);
    spareName = name;
  };
  return { opened, url, end };
}

async function copyOf({ url, template }: NonNullable<DatabaseTemplates['postgres']>): Promise<string> {
  const name = `${template}_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(url, `create database ${name} template ${template}`);
  return name;
}
