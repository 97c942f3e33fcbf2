// `npm run lint`: lints and type-checks all sources in one pass, as rules need the types, too.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeClassTypes } from '../styles/writeClassTypes.ts';

const root = join(import.meta.dirname, '../..');

writeClassTypes();
const { status } = spawnSync(
  join(root, 'node_modules/.bin/oxlint'),
  ['--type-aware', '--type-check', '--deny-warnings'],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
