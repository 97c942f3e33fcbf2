// `npm run package:server [-- FOLDER]`: what a merchant copies to a server, by default into release/server/.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OUTSIDE } from '../build/buildServer.ts';
import { root, run } from '../install.mjs';
import { lockedClosure, type Lock } from './lockedClosure.ts';

/** Parts of the project that the server reads, beside its packages. */
const PARTS = ['dist/store', 'dist/web', 'dist/server', 'resources/scenes'];

/** The commands of a packaged server, named as in the project. */
const COMMANDS = {
  backup: 'backup.js',
  restore: 'restore.js',
  'catalogue:import': 'import.js',
  staff: 'staff.js',
  report: 'report.js',
  'store:settings': 'storeSettings.js',
  'pages:import': 'pages.js import',
  'pages:remove': 'pages.js remove',
  'pages:export': 'pages.js export',
  'mail:test': 'mail.js test',
  'mail:preview': 'mail.js preview',
  'mail:failed': 'mail.js failed',
  'mail:again': 'mail.js again',
  'password:code': 'passwordCode.js',
  doctor: 'doctor.js',
};

/** Packages the server from the last `npm run build`; replaces `folder`. */
function packageServer(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  const lock = readJson('package-lock.json') as Lock;
  const packages = lockedClosure(lock, OUTSIDE);
  writeJson(join(folder, 'package.json'), manifest());
  writeJson(join(folder, 'package-lock.json'), { ...lock, packages: { '': manifest(), ...packages } });
  // Packages of other platforms are only in the lock file.
  for (const path of Object.keys(packages).filter((name) => existsSync(join(root, name))))
    cpSync(join(root, path), join(folder, path), { recursive: true });
}

function manifest() {
  const { name, version, dependencies } = readJson('package.json') as Record<string, string> & {
    dependencies: Record<string, string>;
  };
  return {
    name,
    version,
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    dependencies: Object.fromEntries(OUTSIDE.map((each) => [each, dependencies[each]])),
    scripts: Object.fromEntries(
      Object.entries(COMMANDS).map(([command, file]) => [command, `node --enable-source-maps dist/store/${file}`]),
    ),
  };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const writeJson = (path: string, value: unknown): void => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

run(process.execPath, ['scripts/build/build.ts']);
const folder = resolve(process.argv[2] ?? join(root, 'release/server'));
packageServer(folder);
process.stdout.write(`The server is in ${folder}; docs/deploy.md says how to run it.\n`);
