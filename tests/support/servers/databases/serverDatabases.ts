import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../../server/storeDatabase.ts';
import { bundleProcesses, type ProcessFiles } from '../processBundle.ts';
import { TEMPLATE_FILE, TEMPLATE_FOLDER, writeTemplate } from './embeddedTemplate.ts';
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
  const template = `template_${process.pid}`;
  const [processes] = await Promise.all([
    bundleProcesses(),
    writeTemplate(),
    ...(url === null ? [] : [writePostgres(url, template)]),
  ]);
  project.provide('processes', processes);
  project.provide('databases', {
    embedded: TEMPLATE_FILE,
    folder: TEMPLATE_FOLDER,
    postgres: url === null ? null : { url, template },
  });
  return async () => {
    if (url !== null) await dropAll(url, template);
    await cluster?.stop();
  };
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
