import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { browserFor, HOW_TO_GET_A_BROWSER } from '../../tests/support/drivers/browser.ts';
import { whyNoElectron } from '../../tests/support/drivers/desktop/desktopApp.ts';
import { type Kind, type Ran, ranUnderPlaywright, ranUnderVitest, REPORTS } from './reports.ts';

// Runs every suite, continues after a failed one, and finally prints how many tests of each kind ran. `--all` runs
// every combination of screens, languages, layouts, clients, faults and databases; `--shard=1/4` runs a part, for
// several machines; further arguments go to Playwright.
const root = join(import.meta.dirname, '../..');
/** Set by .ci/run, where a missing part is a failure. */
const mustRunAll = process.env['CI_REQUIRE_ALL'] === '1';

type Count = Record<Ran['outcome'], number>;
type Counts = Record<Kind, Count>;
const none = (): Count => ({ passed: 0, failed: 0, skipped: 0 });

const argv = process.argv.slice(2);
const shard = argv.find((argument) => argument.startsWith('--shard='));
/** The arguments that select journeys. */
const suiteNames = argv.filter((argument) => argument !== '--all' && argument !== shard);
/** Checks that cannot be divided run on the first of several machines. */
const isFirst = shard === undefined || shard.startsWith('--shard=1/');
const asShard = shard === undefined ? [] : [shard];

const bins = join(root, 'node_modules/.bin');
const bin = (name: string): string => join(bins, name);
const env = {
  ...process.env,
  // Tools start by `env node`, which must find this Node instead of the system's.
  PATH: `${bins}${delimiter}${process.env['PATH'] ?? ''}`,
  // Programs that tests start again and again compile their code once.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...(argv.includes('--all') && { TEST_ALL: '1' }),
};
const failedSteps: string[] = [];

type Step = [title: string, command: string, args: readonly string[]];

const windows = process.platform === 'win32';

function step(...[title, command, args]: Step): boolean {
  process.stdout.write(`\n── ${title}\n`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell: windows });
  return ended(title, startedAt, status);
}

function ended(title: string, started: number, status: number | null): boolean {
  process.stdout.write(`   ${title}: ${Math.round((performance.now() - started) / 1_000)} s\n`);
  if (status !== 0) failedSteps.push(title);
  return status === 0;
}

/** Runs steps at the same time, most of which use one core; each one's output follows when it ends. */
const together = (...steps: readonly Step[]): Promise<boolean[]> =>
  Promise.all(
    steps.map(async ([title, command, args]) => {
      const startedAt = performance.now();
      const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env, shell: windows });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (output += text));
      const [status] = (await once(child, 'close')) as [number | null];
      process.stdout.write(`\n── ${title}\n${output}`);
      return ended(title, startedAt, status);
    }),
  );

/** Downloads Playwright's browser if there is none; on failure says how to get one. */
function ensureBrowser(): void {
  if (browserFor()) return;
  step('A browser for the journeys (once)', bin('playwright'), ['install', 'chromium']);
  if (browserFor()) return;
  failedSteps.pop();
  process.stdout.write(`No browser: the web journeys are skipped. Get one: ${HOW_TO_GET_A_BROWSER}\n`);
}

function ensureElectron(): void {
  if (whyNoElectron() === null) return;
  step('Electron for the desktop journeys (once)', bin('install-electron'), []);
  const reason = whyNoElectron();
  if (reason === null) return;
  failedSteps.pop();
  process.stdout.write(`${reason}\n`);
}

/** Repeats a failure at the end of the output, below the journeys' log. */
const repeatFailure = (title: string, reason: string): boolean =>
  process.stdout.write(`\n✘ ${title}\n${reason.slice(0, 2_000).replaceAll(/^/gm, '    ')}\n`);

const script = (path: string): [command: string, args: string[]] => [process.execPath, [path]];

const runStatic = (): Promise<boolean[]> =>
  together(
    ['Types and lint', ...script('scripts/lint/index.ts')],
    ['Format', bin('oxfmt'), ['--check']],
    ['Boundaries', ...script('scripts/boundaries/index.ts')],
    ['Unused exports', bin('knip'), ['--no-progress']],
  );

async function runAll(): Promise<void> {
  if (isFirst) await runStatic();
  const isBuilt = await together(
    ['Build', ...script('scripts/build/build.ts')],
    ['Build of the desktop client', ...script('scripts/build/buildDesktop.ts')],
    ['Catalogue of the journeys', ...script('tests/support/servers/seedCatalogue.ts')],
  );
  const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.vitest}`, ...asShard];
  step('Unit and server tests', bin('vitest'), vitest);
  if (isBuilt.includes(false)) {
    process.stdout.write('\nWithout a build and a catalogue there is nothing to walk through: no journeys.\n');
    return;
  }
  ensureBrowser();
  ensureElectron();
  step('Journeys', bin('playwright'), ['test', ...asShard, ...suiteNames]);
  // A partial run has no complete report to compare with.
  const isWhole = suiteNames.length === 0 && shard === undefined;
  step('Specification', process.execPath, ['scripts/testing/specification.ts', ...(isWhole ? ['--ran'] : [])]);
}

/** Prints what ran; returns whether all is well. */
function report(): boolean {
  const counts: Counts = { unit: none(), server: none(), web: none(), desktop: none() };
  const [tests, journeys] = [ranUnderVitest() ?? [], ranUnderPlaywright() ?? []];
  for (const { kind, outcome } of [...tests, ...journeys]) counts[kind][outcome] += 1;
  for (const { file, fullName, outcome, reason } of tests)
    if (outcome === 'failed') repeatFailure(fullName === '' ? file : `${file}: ${fullName}`, reason);
  const total = none();
  process.stdout.write('\n');
  for (const [kind, count] of Object.entries(counts)) {
    const { passed, failed, skipped } = count;
    const note = passed + failed === 0 ? ' (none ran)' : '';
    process.stdout.write(`${kind.padEnd(8)} ${passed} passed, ${failed} failed, ${skipped} skipped${note}\n`);
    for (const outcome of ['passed', 'failed', 'skipped'] as const) total[outcome] += count[outcome];
  }
  // A shard may have no test of some kind.
  const isMissing = Object.values(counts).some(
    ({ passed, failed, skipped }) => skipped > 0 || (shard === undefined && passed + failed === 0),
  );
  if (failedSteps.length > 0) process.stdout.write(`Failed: ${failedSteps.join(', ')}\n`);
  if (mustRunAll && isMissing) {
    process.stdout.write('A test that did not run is a failure here: every part was to be installed.\n');
  }
  process.stdout.write(`Tests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
  return failedSteps.length === 0 && total.failed === 0 && !(mustRunAll && isMissing);
}

mkdirSync(join(root, '.cache'), { recursive: true });
for (const file of Object.values(REPORTS)) rmSync(file, { force: true });
await runAll();
process.exit(report() ? 0 : 1);
