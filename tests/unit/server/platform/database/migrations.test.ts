import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import config from '../../../../../server/platform/database/drizzle.config.ts';

const root = join(import.meta.dirname, '../../../../..');

/** The tables of all modules, by the names of their exports. */
async function tablesOfSchemas(): Promise<Record<string, unknown>> {
  const files = globSync(config.schema as string[], { cwd: root });
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>));
  return Object.assign({}, ...modules) as Record<string, unknown>;
}

it('the migrations make the tables of the schemas, with their constraints and indexes', async () => {
  const snapshots = globSync(join(config.out!, 'meta/*_snapshot.json'), { cwd: root }).toSorted();
  const newest = JSON.parse(readFileSync(join(root, snapshots.at(-1)!), 'utf8')) as ReturnType<
    typeof generateDrizzleJson
  >;
  const tables = await tablesOfSchemas();
  expect(Object.keys(newest.tables).length).toBeGreaterThan(40);
  expect(await generateMigration(newest, generateDrizzleJson(tables, newest.id))).toEqual([]);
});
