// `node scripts/testing/sweepMutations.ts FOLDER_OR_FILE...`: tries all mutations of some sources. All are compiled in at
// once, each behind a switch; each test of `--tests=FILE,FILE` (else: those that import the sources) runs once as it is,
// and then with each mutation that it reaches and no test has detected. Prints the mutations that survive and those that
// no test reaches. `--minutes=10` limits the time, `--tries=100` the tests that try a mutation. Constants, which a module
// evaluates once, are not tried.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileMutations, type Switch } from './mutation/compileMutations.ts';
import { describeMutation, listSources, nearestTests } from './mutation/sources.ts';
import { parseEvents, readResult, type Sweep } from './mutation/sweepFiles.ts';

const root = join(import.meta.dirname, '../..');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    tries: { type: 'string', default: '100' },
  },
});

const paths = listSources(root, positionals);
const switches: Switch[] = [];
for (const path of paths)
  switches.push(...compileMutations(path, readFileSync(join(root, path), 'utf8'), switches.length).switches);
const tests = options.tests?.split(',') ?? [...new Set(paths.flatMap((path) => nearestTests(root, path)))];

const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
const [SWEEP_FILE, events, log] = ['sweep.json', 'events', 'log'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const sweep: Sweep = {
  paths,
  constants: switches.flatMap(({ id, isConstant }) => (isConstant ? [id] : [])),
  tries: Number(options.tries),
  endsAt: Date.now() + Number(options.minutes) * 60_000,
  events,
};
writeFileSync(SWEEP_FILE, JSON.stringify(sweep));
writeFileSync(events, '');

const config = join(import.meta.dirname, 'mutation/sweep.config.ts');
const output = openSync(log, 'w');
const vitest = spawn(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--config=${config}`, '--silent=true', ...tests],
  {
    cwd: root,
    env: { ...process.env, SWEEP_FILE },
    stdio: ['ignore', output, output],
    // Some mutated loops do not end at all.
    timeout: sweep.endsAt - Date.now() + 30_000,
    killSignal: 'SIGKILL',
  },
);
await once(vitest, 'exit');
closeSync(output);
const result = readResult(parseEvents(readFileSync(events, 'utf8')));
if (result.reached.size === 0) process.stdout.write(readFileSync(log, 'utf8'));
rmSync(folder, { recursive: true });

const list = (title: string, isListed: (id: number) => boolean): void => {
  const listed = switches.filter(({ id }) => isListed(id));
  process.stdout.write(`\n${title}: ${listed.length}\n`);
  for (const { path, line, before, after } of listed)
    process.stdout.write(`${describeMutation(path, line, before, after)}\n`);
};
list('Not reached', (id) => !result.reached.has(id));
list('Survived', (id) => result.tried.has(id) && !result.detected.has(id));
for (const name of result.leftOut) process.stdout.write(`Left out, as it failed without a mutation: ${name}\n`);
process.stdout.write(
  `\n${switches.length} mutations, ${result.reached.size} reached, ${result.tried.size} tried, ${result.detected.size} detected\n`,
);
