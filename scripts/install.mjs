// Plain JavaScript for any Node from 20 on: it runs before the dependencies, TypeScript's stripping among them, are there.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Installs the locked dependencies unless they are there already. */
export function ensureInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && existsSync(nodePath()) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  process.stdout.write('Installing the dependencies (once, a minute or two) …\n');
  run('npm', ['ci', '--no-fund', '--no-audit']);
}

/** The Node of the `node` dependency, which everything after the installation runs on. */
export const nodePath = () => join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Runs a step; a failed one ends us with its exit code, as it has said itself what was wrong. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
    ...options,
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
