import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { StartFailure } from '../settings.ts';
import { causeText } from '../platform/errorText.ts';

/** Dumps a database into a file as a consistent snapshot, while the store runs. */
export const dumpDatabase = (url: string, file: string): Promise<void> =>
  runTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);

/** Restores a dump into an empty database, in one transaction. */
export const restoreDatabase = (url: string, file: string): Promise<void> =>
  runTool('pg_restore', url, ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', file]);

/** Runs a PostgreSQL command-line tool. Throws a StartFailure with its error output. */
async function runTool(tool: string, url: string, options: string[]): Promise<void> {
  const { address, password } = withoutPassword(url);
  const child = spawn(tool, [`--dbname=${address}`, '--no-password', ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Pass the password by the environment: other users can read a process's arguments.
    env: { ...process.env, ...(password !== null && { PGPASSWORD: password }) },
  });
  const stderr = text(child.stderr);
  const code = await once(child, 'close').then(
    ([status]: unknown[]) => status,
    () => {
      throw new StartFailure(
        `${tool} cannot be started. Install the client programs of PostgreSQL, of the server's version or newer.`,
      );
    },
  );
  if (code !== 0) throw new StartFailure(`${tool} failed: ${(await stderr).trim().split('\n').join('; ')}`);
}

function withoutPassword(url: string): { address: string; password: string | null } {
  const parsed = new URL(url);
  const password = parsed.password === '' ? null : decodeURIComponent(parsed.password);
  parsed.password = '';
  return { address: parsed.href, password };
}

/** Returns true if a database has no tables. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<object>(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    return rows.length === 0;
  } catch (error) {
    throw new StartFailure(`The database cannot be reached: ${causeText(error)}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}
