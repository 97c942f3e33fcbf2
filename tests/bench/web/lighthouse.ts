import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeBrowser, HOW_TO_GET_A_BROWSER } from '../../support/drivers/browser.ts';
import { quantile } from '../statistics.ts';

/** Fetched when it is asked for: it is larger than the store, and neither start nor test needs it. */
const PACKAGE = 'lighthouse@13.5.0';

export interface LighthouseFigures {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  speedIndex: number;
  shift: number;
  /** Kilobytes of scripts on the line. */
  scripts: number;
}
export type Throttling = 'devtools' | 'simulate';
export type Lighthouse = (url: string, throttling: Throttling) => LighthouseFigures;

interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number; details?: { items?: RequestItem[] } }>;
}
interface RequestItem {
  resourceType?: string;
  transferSize?: number;
}

/** Lighthouse as a command, from the registry or what npm has kept of it; one line on why not where it cannot be had. */
export function findLighthouse(): Lighthouse | string {
  const browser = wholeBrowser();
  if (browser === null) return `No browser here: ${HOW_TO_GET_A_BROWSER}`;
  try {
    const found = ['exec', '--yes', '--package', PACKAGE, '--call', 'command -v lighthouse'];
    const command = execFileSync('npm', found, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return (url, throttling) => run(command, browser, url, throttling);
  } catch {
    return `${PACKAGE} could not be fetched`;
  }
}

function run(command: string, browser: string, url: string, throttling: Throttling): LighthouseFigures {
  const folder = mkdtempSync(join(tmpdir(), 'medstore-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    // Without a preset it is a mid-range phone on a slow line.
    const flags = [`--throttling-method=${throttling}`, '--only-categories=performance', '--quiet'];
    const output = ['--output=json', `--output-path=${file}`, '--chrome-flags=--headless=new --no-sandbox'];
    execFileSync(command, [url, ...flags, ...output], {
      env: { ...process.env, CHROME_PATH: browser },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    return figuresOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function figuresOf({ runtimeError, categories, audits }: Report): LighthouseFigures {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    score: Math.round(categories.performance.score * 100),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    speedIndex: value('speed-index'),
    shift: value('cumulative-layout-shift'),
    scripts: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
  };
}

/** Returns the median of several runs for each figure. */
export function medianOf(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const of = (figure: keyof LighthouseFigures): number => quantile(runs.map((each) => each[figure]));
  return {
    score: of('score'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    speedIndex: of('speedIndex'),
    shift: of('shift'),
    scripts: of('scripts'),
  };
}
