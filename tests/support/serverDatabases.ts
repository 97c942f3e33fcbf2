import type { TestProject } from 'vitest/node';
import { HOW_TO_GET_POSTGRES, startPostgres } from './postgresCluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL to make test databases in; null where there is none. */
    postgresUrl: string | null;
  }
}

/** One PostgreSQL for all server tests, or one line that says how to get it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const cluster = given ? null : await startPostgres();
  const url = given ?? cluster?.url ?? null;
  if (url === null && process.env['CI_REQUIRE_ALL'] === '1') throw new Error(HOW_TO_GET_POSTGRES);
  if (url === null) process.stderr.write(`${HOW_TO_GET_POSTGRES}\n`);
  project.provide('postgresUrl', url);
  return async () => cluster?.stop();
}
