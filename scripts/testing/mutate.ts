// `node scripts/testing/mutate.ts`: mutation testing. Changes the sources in small ways, one at a time, and runs the
// unit and server tests that import the changed file, those that name it first. A mutation that no test detects
// survives, as does one that the tests have not detected after `--minutes=10`. `--sample=40 --seed=1` set the number and
// the choice, `--under=server/import` a folder; `--list` only prints them. The file is restored after each; journeys do
// not run.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyMutation } from './mutation/findMutations.ts';
import { drawMutations, type DrawnMutation, type Source } from './mutation/drawMutations.ts';
import { describeMutation, listSources, mutatedLine, nearestTests } from './mutation/sources.ts';

const root = join(import.meta.dirname, '../..');
const WORLDS = ['server', 'shared', 'renderer/src', 'electron', 'demo'];

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    under: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    list: { type: 'boolean', default: false },
  },
});

const git = (...args: string[]): string => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;

const sources = (): Source[] =>
  listSources(root, options.under === undefined ? WORLDS : [options.under]).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));

const described = ({ path, line, mutation }: DrawnMutation, text: string): string =>
  describeMutation(path, line, mutatedLine(text, line), mutatedLine(applyMutation(text, mutation), line));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether a test fails with the mutation. Restores the file also if this script is stopped meanwhile. */
async function isKilled({ path, mutation }: DrawnMutation): Promise<boolean> {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  let tests: ChildProcess | null = null;
  const stop = (): never => {
    writeFileSync(file, text);
    tests?.kill();
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    writeFileSync(file, applyMutation(text, mutation));
    const nearest = nearestTests(root, path);
    for (const selection of [nearest.length > 0 && ['run', ...nearest], ['related', path, '--run']]) {
      if (!selection) continue;
      const args = [...selection, '--bail=1', '--passWithNoTests', '--reporter=dot'];
      tests = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
        cwd: root,
        stdio: 'ignore',
        timeout: Number(options.minutes) * 60_000,
        // Vitest ends in its own way on other signals.
        killSignal: 'SIGKILL',
      });
      const [status] = (await once(tests, 'exit')) as [number | null];
      // Null: stopped at the limit, without a failure until then.
      if (status !== 0) return status !== null;
    }
    return false;
  } finally {
    writeFileSync(file, text);
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

const mutations = drawMutations(sources(), Number(options.sample), Number(options.seed));
if (git('status', '--porcelain', ...WORLDS) !== '') {
  process.stderr.write('The sources have changes that are not committed: they might be lost.\n');
  process.exit(1);
}
const survivors: string[] = [];
for (const [index, each] of mutations.entries()) {
  const description = described(each, readFileSync(join(root, each.path), 'utf8'));
  if (options.list) {
    process.stdout.write(`${description}\n`);
    continue;
  }
  const hasDied = await isKilled(each);
  if (!hasDied) survivors.push(description);
  process.stdout.write(`${index + 1}/${mutations.length} ${hasDied ? 'killed' : 'SURVIVED'} ${description}\n`);
}
if (!options.list) {
  const killed = mutations.length - survivors.length;
  process.stdout.write(
    `\n${killed} of ${mutations.length} killed (${Math.round((100 * killed) / mutations.length)} %)\n`,
  );
  for (const survivor of survivors) process.stdout.write(`${survivor}\n`);
}
