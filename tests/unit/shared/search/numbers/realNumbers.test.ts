import { describe, expect, it } from 'vitest';
import { searchProducts } from '../../../../../shared/search/engine.ts';
import { numbersAmongWords } from '../../../../search/spellings/numbersAmongWords.ts';
import { numbersRewritten } from '../../../../search/spellings/numbersRewritten.ts';
import { realNumbers } from '../../../../search/spellings/realNumbers.ts';
import { indexOfNumbers, madeNumbers } from '../../../../support/fixtures/catalogue/madeNumbers.ts';

/** Among so many others. */
const OTHERS = 3_000;
const NUMBERS = [...new Set([...realNumbers, ...madeNumbers(OTHERS)])];
const held = indexOfNumbers(NUMBERS);

const rowsOf = (table: string): [typed: string, wanted: string][] =>
  table
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const cut = line.lastIndexOf(' | ');
      return [line.slice(4, cut), line.slice(cut + 3).trim()];
    });

/** Null where what is wanted comes first. */
async function fault(typed: string, wanted: string): Promise<string | null> {
  const { parts } = await searchProducts(held, typed);
  const found = parts.map(({ id }) => NUMBERS[id - 1]!);
  const [first = ''] = found;
  const [, how, half = ''] = /^(begins|holds) (.*)$/.exec(wanted) ?? [];
  const isRight = how
    ? how === 'begins'
      ? first.startsWith(half)
      : first.includes(half)
    : wanted.split(', ').every((code, at) => found[at] === code);
  return isRight ? null : `${typed} → ${found.slice(0, 3).join(', ') || 'nothing'} instead of ${wanted}`;
}

describe('spellings of real part numbers', () => {
  it.each(Object.entries({ ...numbersAmongWords, ...numbersRewritten }))('%s', async (_, table) => {
    const faults = await Promise.all(rowsOf(table).map(([typed, wanted]) => fault(typed, wanted)));
    expect(faults.filter((each) => each !== null)).toEqual([]);
  });
});
