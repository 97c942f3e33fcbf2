// Plain JavaScript for Node 20 or newer: it runs before the dependencies are installed, and older versions have no type
// stripping.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Exits with one line if the bundler could not read files of this folder: it takes `#` and `?` for parts of an address. */
function requireUsablePath() {
  if (!/[#?]/.test(root)) return;
  process.stderr.write(`The path of this folder has a # or ?: ${root}. Move it to one without, and start again.\n`);
  process.exit(1);
}

/** Installs the locked dependencies if they are missing or outdated. */
export function ensureInstalled() {
  requireUsablePath();
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && existsSync(nodePath()) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  process.stdout.write('Installing the dependencies (once, a minute or two) …\n');
  // In an environment with NODE_ENV=production, npm would leave out Node and the build's tools.
  npm(['ci', '--include=dev', '--no-fund', '--no-audit'], { env: withNode(nodeForInstallation()) });
}

/** The Node of the `node` dependency, which runs everything after the installation. */
export const nodePath = () => nodeIn(root);

const nodeIn = (folder) => join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** A Node that the dependencies support: the current one, unless it is older than the `node` dependency. */
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

/** An environment in which npm and packages' scripts find this Node first. */
const withNode = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
});

/** Shows warnings and errors, but not npm's summary. */
const npm = (args, options) => run('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });

/** Runs a step; if it fails, exits with its code, as it has printed the reason. */
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
