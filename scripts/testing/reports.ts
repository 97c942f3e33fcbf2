import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../.cache');
/** The reports that the test runners write. */
export const REPORTS = { vitest: join(cache, 'vitest.json'), playwright: join(cache, 'playwright.json') };

export type Kind = 'unit' | 'server' | 'web' | 'desktop';

/** A test and its outcome. */
export interface Ran {
  kind: Kind;
  /** Relative to the project. */
  file: string;
  title: string;
  /** Including the titles of its groups. */
  fullName: string;
  outcome: 'passed' | 'failed' | 'skipped';
  reason: string;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { title: string; fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The tests of vitest's last run; null without a report. */
export function ranUnderVitest(): Ran[] | null {
  if (!existsSync(REPORTS.vitest)) return null;
  const { testResults } = JSON.parse(readFileSync(REPORTS.vitest, 'utf8')) as VitestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = name.replaceAll('\\', '/');
    const file = path.slice(path.lastIndexOf('/tests/') + 1);
    const kind = file.startsWith('tests/server/') ? 'server' : 'unit';
    const tests = assertionResults.map(({ title, fullName, status: own, failureMessages }): Ran => {
      const outcome = own === 'passed' || own === 'failed' ? own : 'skipped';
      return { kind, file, title, fullName, outcome, reason: failureMessages.join('\n') };
    });
    // A file that failed to load has no tests.
    const isUnreported = status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    return isUnreported
      ? [...tests, { kind, file, title: '', fullName: '', outcome: 'failed', reason: message }]
      : tests;
  });
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
}

/** A flaky test counts as failed. */
const OUTCOMES: Record<string, Ran['outcome']> = { expected: 'passed', unexpected: 'failed', flaky: 'failed' };

/** The journeys of Playwright's last run; null without a report. */
export const ranUnderPlaywright = (): Ran[] | null =>
  existsSync(REPORTS.playwright) ? journeysOf(JSON.parse(readFileSync(REPORTS.playwright, 'utf8')) as Suite) : null;

const journeysOf = ({ specs = [], suites = [] }: Suite): Ran[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }): Ran => ({
      kind: projectName.startsWith('desktop') ? 'desktop' : 'web',
      file: `tests/${file.replaceAll('\\', '/')}`,
      title,
      fullName: title,
      outcome: OUTCOMES[status] ?? 'skipped',
      reason: '',
    })),
  ),
  ...suites.flatMap(journeysOf),
];
