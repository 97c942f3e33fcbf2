import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ran, ranUnderPlaywright, ranUnderVitest } from './reports.ts';

// Checks docs/specification.md: every file and every test that it names exists, and, with `--ran`, passed in the last
// complete run.
const root = join(import.meta.dirname, '../..');
const mustRunAll = process.env['CI_REQUIRE_ALL'] === '1';
const TABLE = 'docs/specification.md';

interface Row {
  id: string;
  at: number;
  files: string[];
  tests: { file: string; title: string }[];
  /** The issue for a requirement that is not implemented yet. */
  later: string | null;
}

/** Rows of the tables: line of the specification, requirement, files, tests. */
function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (!/^[SDI]\d/.test(cells[1] ?? '')) return [];
    if (cells.length !== 6) throw new Error(`${TABLE}:${index + 1} has ${cells.length - 2} columns instead of 4`);
    const [, id = '', , lives = '', shown = ''] = cells;
    const references = [...shown.matchAll(/`([^`]+?) › ([^`]+)`/g)];
    return {
      id,
      at: index + 1,
      files: [...lives.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
      tests: references.map(([, file, title]) => ({ file: `tests/${file}`, title: title! })),
      later: /\bissue \d\b/.exec(shown)?.[0] ?? null,
    };
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** `…` in a title matches what differs between the cases of a test. */
const pattern = (title: string): RegExp => new RegExp(`^${title.split('…').map(escaped).join('.*')}$`, 's');
const bare = (title: string): string => title.replace(/ @\w+/g, '').trim();

function isWritten(file: string, title: string): boolean {
  const source = readFileSync(join(root, file), 'utf8');
  const parts = title
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.every((part) => source.includes(part) || source.includes(part.replaceAll("'", "\\'")));
}

function faultsOf(row: Row, ran: readonly Ran[] | null): string[] {
  const faults: string[] = [];
  if (row.files.length === 0 && row.later === null) faults.push('says nowhere where it lives');
  if (row.tests.length === 0 && row.later === null) faults.push('is shown by no test');
  for (const file of row.files) if (!existsSync(join(root, file))) faults.push(`there is no ${file}`);
  for (const { file, title } of row.tests) {
    if (!existsSync(join(root, file))) faults.push(`there is no ${file}`);
    else if (!isWritten(file, title)) faults.push(`${file} has no test “${title}”`);
    else if (ran) faults.push(...outcomeFaults(file, title, ran));
  }
  return faults.map((fault) => `${TABLE}:${row.at} (${row.id}): ${fault}`);
}

function outcomeFaults(file: string, title: string, ran: readonly Ran[]): string[] {
  const fits = pattern(title);
  const matchingTests = ran.filter((test) => test.file === file && fits.test(bare(test.title)));
  if (matchingTests.some(({ outcome }) => outcome === 'failed')) return [`“${title}” failed`];
  if (matchingTests.some(({ outcome }) => outcome === 'passed')) return [];
  // A machine without a browser may skip journeys; if everything had to run, that is an error.
  return matchingTests.length > 0 && !mustRunAll ? [] : [`“${title}” did not run`];
}

/** The tests of the last run; null if a report is missing. */
function lastRun(): Ran[] | null {
  const [tests, journeys] = [ranUnderVitest(), ranUnderPlaywright()];
  return tests && journeys && [...tests, ...journeys];
}

const rows = rowsOf(readFileSync(join(root, TABLE), 'utf8'));
const ran = process.argv.includes('--ran') ? lastRun() : null;
const faults = rows.flatMap((row) => faultsOf(row, ran));
if (rows.length === 0) faults.push(`${TABLE} has no rows`);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
const later = rows.filter(({ later: issue }) => issue !== null).length;
process.stdout.write(`${rows.length} lines of the specification, ${later} of them still to come; `);
process.stdout.write(ran ? 'their tests ran and passed\n' : 'their tests are there\n');
