import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../server/data/Database.ts';

export interface TestDatabase {
  opened: OpenDatabase;
  /** Null on the embedded database, which no second process can open. */
  url: string | null;
}

/** Runs the same tests on the embedded database and, where there is one, on PostgreSQL: each on a new, empty database. */
export function onEveryDatabase(subject: string, define: (database: () => TestDatabase) => void): void {
  describe(`${subject}, on PGlite`, () => onDatabase(() => openEmbedded(), define));
  onPostgres(subject, define);
}

/** What needs more than one process: on PostgreSQL alone. */
export function onPostgres(subject: string, define: (database: () => TestDatabase) => void): void {
  const url = inject('postgresUrl');
  describe.skipIf(url === null)(`${subject}, on PostgreSQL`, () => onDatabase(() => openOn(url!), define));
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

async function openEmbedded(): Promise<Opening> {
  const opened = await openDatabase({ dataDir: 'memory://', databaseUrl: null });
  return { opened, url: null, drop: () => Promise.resolve() };
}

async function openOn(server: string): Promise<Opening> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ dataDir: '', databaseUrl: url.href });
  return { opened, url: url.href, drop: () => ask(server, `drop database ${name} with (force)`) };
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
