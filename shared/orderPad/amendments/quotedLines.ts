import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import type { ListedLine } from '../ListedLine.ts';
import { hasNumber } from '../prose/hasNumber.ts';

const IS_QUOTED = /^\s*>/u;

/**
 * The lines of a letter that its answer repeats with another quantity: "> A-1 x 3" where the answer says "A-1 x 5". `rowsOf` returns the
 * rows that a text orders.
 */
export function repeatedLines(
  text: string,
  lines: readonly ListedLine[],
  rowsOf: (part: string) => string[],
): Set<ListedLine> {
  const all = text.split('\n');
  const [quoted, own] = [true, false].map((isQuoted) => all.filter((line) => IS_QUOTED.test(line) === isQuoted));
  if (quoted!.length === 0) return new Set();
  const quotedRows = new Set(rowsOf(quoted!.join('\n')));
  // Of a row that both have, the first ones are the answer's.
  const unused = new Map<string, number>();
  for (const row of rowsOf(own!.join('\n'))) unused.set(row, (unused.get(row) ?? 0) + 1);
  const answers = new Set(
    lines.filter(({ row }) => {
      const count = unused.get(row) ?? 0;
      unused.set(row, count - 1);
      return count > 0;
    }),
  );
  const answered = new Set(Array.from(answers, ({ text: named }) => numbersIn(named)).flat());
  return new Set(
    lines.filter(
      (line) =>
        quotedRows.has(line.row) && !answers.has(line) && numbersIn(line.text).some((number) => answered.has(number)),
    ),
  );
}

const numbersIn = (text: string): string[] => text.split(/\s+/u).filter(hasNumber).map(partNumberKey);
