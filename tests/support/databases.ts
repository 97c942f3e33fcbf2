import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { onPglite, type OpenDatabase, openDatabase } from '../../server/data/Database.ts';
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

/** What says nothing of the database: on the one that is always there. */
export function onEmbedded(subject: string, define: (database: () => TestDatabase) => void): void {
  const { embedded } = inject('databases');
  describe(`${subject}, on PGlite`, () => onDatabase(() => openEmbedded(embedded), define));
}

/** What needs more than one process: on PostgreSQL alone. */
export function onPostgres(subject: string, define: (database: () => TestDatabase) => void): void {
  const { postgres } = inject('databases');
  describe.skipIf(postgres === null)(`${subject}, on PostgreSQL`, () => onDatabase(() => openOn(postgres!), define));
}

type Opening = TestDatabase & { drop(): Promise<void> };

function onDatabase(open: () => Promise<Opening>, define: (database: () => TestDatabase) => void): void {
  let current: Opening | null = null;
  beforeAll(async () => {
    current = await open();
  });
  afterAll(async () => {
    await current?.opened.close();
    await current?.drop();
  });
  define(() => {
    if (!current) throw new Error('the database is there only while tests run');
    return current;
  });
}

async function openEmbedded(template: string): Promise<Opening> {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(template) });
  return { opened: await onPglite(client), url: null, drop: () => Promise.resolve() };
}

async function openOn({ url: server, template }: NonNullable<DatabaseTemplates['postgres']>): Promise<Opening> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(server, `create database ${name} template ${template}`);
  const url = databaseOf(server, name);
  const opened = await openDatabase({ dataDir: '', databaseUrl: url });
  return { opened, url, drop: () => askPostgres(server, `drop database ${name} with (force)`) };
}
