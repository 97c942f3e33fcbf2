// `npm run check`: types, lint, and the unit and server tests of what has changed since the main branch.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The merge base with the main branch; on main itself, its last commit. */
const base = ['origin/main', 'main'].map((name) => git('merge-base', 'HEAD', name)).find((commit) => commit !== null);

const steps: [title: string, command: string, args: string[]][] = [
  ['Types', process.execPath, ['scripts/types.ts']],
  ['Lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['Tests of what has changed', bin('vitest'), ['run', '--passWithNoTests', `--changed=${base ?? 'HEAD'}`]],
];
const failed = steps.filter(([title, command, args]) => {
  process.stdout.write(`\n── ${title}\n`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0;
});
process.stdout.write(
  failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.map(([title]) => title).join(', ')}\n`,
);
process.exit(failed.length === 0 ? 0 : 1);
