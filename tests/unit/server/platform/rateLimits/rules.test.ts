import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as rules from '../../../../../server/platform/rateLimits/rules.ts';

const SECURITY = readFileSync(join(import.meta.dirname, '../../../../../docs/security.md'), 'utf8');
const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** A time as the document writes it. */
function written(ms: number): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= length && ms % length === 0) ?? ['s', 1_000];
  return `${ms / length} ${unit}`;
}

const sorted = (rows: string[][]): string[] => rows.map((cells) => cells.join(' | ')).toSorted();

/** The sorted first `width` cells of the rows of a table in the document, whose heading begins so. */
const documented = (heading: string, width: number): string[] =>
  sorted(
    SECURITY.split('\n\n')
      .find((part) => part.startsWith(`| ${heading} |`))!
      .trim()
      .split('\n')
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, width + 1)
          .map((cell) => cell.trim().replaceAll('`', '')),
      ),
  );

it('each rate limit is the documented one', () => {
  const ofOperations = Object.values(rules.OPERATION_RULES).map(({ rule }) => rule);
  const others = Object.values(rules).filter((value) => typeof value === 'object' && 'windowMs' in value);
  const all = new Set([...ofOperations, ...others]);
  const rows = [...all].map(({ name, most, windowMs }) => [name, String(most), written(windowMs)]);
  expect(sorted(rows)).toEqual(documented('limit', 3));
});

it('each delay of attempts is the documented one', () => {
  const kinds = Object.values(rules).filter((value) => typeof value === 'object' && 'source' in value);
  const rows = kinds
    .flatMap(({ source, account }) => [source, account])
    .map(({ name, free, ...times }) => [
      name,
      String(free),
      ...[times.pauseMs, times.firstMs, times.mostMs, times.forgetMs].map(written),
    ]);
  expect(sorted(rows)).toEqual(documented('attempt', 6));
});
