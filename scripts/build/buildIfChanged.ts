import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Made {
  /** Patterns of the source files, relative to `from`, by default the project. */
  sources: readonly string[];
  from?: string;
  /** Names of environment variables that are built in. */
  settings?: readonly string[];
  /** The file with the hash of the sources of the last build. */
  stamp: string;
}

/** Builds if the sources have changed since the last build; returns whether it did. */
export async function buildIfChanged(
  { sources, from = root, settings = [], stamp }: Made,
  make: () => unknown,
): Promise<boolean> {
  const current = fingerprint(sources, from, settings);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return false;
  // An interrupted build must not count as complete.
  rmSync(stamp, { force: true });
  await make();
  writeFileSync(stamp, current);
  return true;
}

function fingerprint(sources: readonly string[], from: string, settings: readonly string[]): string {
  const hash = createHash('sha256').update(settings.map((name) => process.env[name] ?? '').join('\n'));
  const paths = globSync([...sources], { cwd: from, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.toSorted()) hash.update(path.slice(from.length)).update(readFileSync(path));
  return hash.digest('hex');
}
