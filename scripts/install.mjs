// Plain JavaScript for any Node from 20 on: it runs before the dependencies, TypeScript's stripping among them, are there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Installs the locked dependencies unless they are there already. */
export function ensureInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && existsSync(nodePath()) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  process.stdout.write('Installing the dependencies (once, a minute or two) …\n');
  npm(['ci', '--no-fund', '--no-audit'], { env: withNode(nodeForInstallation()) });
}

/** The Node of the `node` dependency, which everything after the installation runs on. */
export const nodePath = () => nodeIn(root);

const nodeIn = (folder) => join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** A Node that the dependencies support: the one that runs this, unless it is older than the `node` dependency. */
function nodeForInstallation() {
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(version, 10)) return process.execPath;
  const folder = join(root, '.cache/node');
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { node: version }, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  npm(['install', '--no-fund', '--no-audit'], { cwd: folder });
  return nodeIn(folder);
}

/** The environment in which npm and the scripts of packages find this Node first. */
const withNode = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
});

/** Warnings and errors are shown; how many packages were added is not. */
const npm = (args, options) => run('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });

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
