import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { databaseFolder } from '../../../../server/platform/database/dataFolder.ts';
import { onPglite, openDatabase } from '../../../../server/storeDatabase.ts';
import { bundleProcesses, type ProcessFiles } from '../processBundle.ts';
import { askPostgres, HOW_TO_GET_POSTGRES, startPostgres } from './postgresCluster.ts';

/** Template databases with all tables and no rows, which tests copy: creating the tables takes far longer. */
export interface DatabaseTemplates {
  /** The path of a file, which is loaded into memory. */
  embedded: string;
  /** A data folder with the same database, which is copied: to load the file into one takes far longer. */
  folder: string;
  /** A PostgreSQL server for test databases, with its template; null if there is none. */
  postgres: { url: string; template: string } | null;
}
declare module 'vitest' {
  interface ProvidedContext {
    databases: DatabaseTemplates;
    processes: ProcessFiles;
  }
}

/** Bundles the programs of the tests, and starts one PostgreSQL for all, or prints one line on how to get it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['TEST_DATABASE_URL'];
  const cluster = external ? null : await startPostgres();
  const url = external ?? cluster?.url ?? null;
  if (url === null && process.env['CI_REQUIRE_ALL'] === '1') throw new Error(HOW_TO_GET_POSTGRES);
  if (url === null) process.stderr.write(`${HOW_TO_GET_POSTGRES}\n`);
  const { embedded, folder } = await writeEmbedded();
  const template = `template_${process.pid}`;
  if (url !== null) await writePostgres(url, template);
  project.provide('processes', await bundleProcesses());
  project.provide('databases', { embedded, folder, postgres: url === null ? null : { url, template } });
  return async () => {
    for (const path of [embedded, folder]) rmSync(path, { recursive: true, force: true });
    if (url !== null) await dropAll(url, template);
    await cluster?.stop();
  };
}

async function writeEmbedded(): Promise<Pick<DatabaseTemplates, 'embedded' | 'folder'>> {
  const folder = mkdtempSync(join(tmpdir(), 'medstore-template-'));
  const embedded = `${folder}.tar`;
  const client = await PGlite.create(databaseFolder(folder));
  const { close } = await onPglite(client);
  const dump = await client.dumpDataDir('none');
  writeFileSync(embedded, Buffer.from(await dump.arrayBuffer()));
  await close();
  return { embedded, folder };
}

async function writePostgres(server: string, name: string): Promise<void> {
  await askPostgres(server, `create database ${name} template template0`);
  const { close } = await openDatabase({ dataDir: '', databaseUrl: databaseOf(server, name) });
  await close();
}

/** Drops the template and all copies. */
async function dropAll(server: string, template: string): Promise<void> {
  const names = await askPostgres(server, `select datname from pg_database where starts_with(datname, '${template}')`);
  for (const { datname } of names) await askPostgres(server, `drop database ${datname} with (force)`);
}

/** The address of one database of a server. */
export function databaseOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
