// `node scripts/mutate.ts`: changes the sources in small ways, one at a time, and runs the unit and server tests that
// import the changed file. A change that no test notices survives. `--sample=40 --seed=1` say how many and which;
// `--list` only shows them. The file is put back after each; journeys do not run.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMutation } from './mutation/findMutations.ts';
import { drawMutations, type Drawn, type Source } from './mutation/drawMutations.ts';

const root = join(import.meta.dirname, '..');
const WORLDS = ['server', 'shared', 'renderer/src', 'electron', 'demo'];

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

const git = (...args: string[]): string => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;

const sources = (): Source[] =>
  git('ls-files', ...WORLDS)
    .split('\n')
    // Of how things look no unit test knows.
    .filter((path) => /(?<!\.d|\.styles)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** What the line was and what it is. */
function described({ path, line, mutation }: Drawn, text: string): string {
  const at = (source: string): string => source.split('\n')[line - 1]!.trim();
  return `${path}:${line}\n    - ${at(text)}\n    + ${at(applyMutation(text, mutation))}`;
}

/** Whether a test fails with it. */
function isKilled({ path, mutation }: Drawn): boolean {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  const putBack = (): void => writeFileSync(file, text);
  const stop = (): never => {
    putBack();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  try {
    writeFileSync(file, applyMutation(text, mutation));
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'related', path, '--run', '--bail=1', '--passWithNoTests', '--reporter=dot'];
    return spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' }).status !== 0;
  } finally {
    putBack();
    process.off('SIGINT', stop);
  }
}

const drawn = drawMutations(sources(), option('sample', 40), option('seed', 1));
if (git('status', '--porcelain', ...WORLDS) !== '') {
  process.stderr.write('The sources have changes that are not committed: they might be lost.\n');
  process.exit(1);
}
const survivors: string[] = [];
for (const [at, each] of drawn.entries()) {
  const what = described(each, readFileSync(join(root, each.path), 'utf8'));
  if (process.argv.includes('--list')) {
    process.stdout.write(`${what}\n`);
    continue;
  }
  const hasDied = isKilled(each);
  if (!hasDied) survivors.push(what);
  process.stdout.write(`${at + 1}/${drawn.length} ${hasDied ? 'killed' : 'SURVIVED'} ${what}\n`);
}
if (!process.argv.includes('--list')) {
  const killed = drawn.length - survivors.length;
  process.stdout.write(`\n${killed} of ${drawn.length} killed (${Math.round((100 * killed) / drawn.length)} %)\n`);
  for (const survivor of survivors) process.stdout.write(`${survivor}\n`);
}
