import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Packages the server as for a merchant (`npm run package:server`) into a new folder outside of the project. */
export function packageServer(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medstore-server-'));
  execFileSync(process.execPath, ['scripts/release/packageServer.ts', folder], { cwd: root });
  return folder;
}

/** Node's permission options: reads only the package and `data`, writes only `data`. */
export const permissionOptions = (folder: string, data: string): string[] => [
  '--permission',
  ...[folder, data].map((path) => `--allow-fs-read=${path}`),
  `--allow-fs-write=${data}`,
  '--allow-addons',
  '--allow-worker',
  '--allow-wasi',
  '--disable-warning=SecurityWarning',
];
