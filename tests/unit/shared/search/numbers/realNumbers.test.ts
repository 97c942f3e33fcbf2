import { describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../../../../../electron/main/catalogue/CatalogueIndex.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { seededProducts } from '../../../../support/fixtures/catalogue/seededProducts.ts';
import { catalogueNumbers } from '../../../../search/spellings/catalogueNumbers.ts';
import { numbersAmongWords } from '../../../../search/spellings/numbersAmongWords.ts';
import { numbersRewritten } from '../../../../search/spellings/numbersRewritten.ts';
import { otherMakers } from '../../../../search/spellings/otherMakers.ts';
import { otherMakersAmongWords } from '../../../../search/spellings/otherMakersAmongWords.ts';
import { otherMakersLater } from '../../../../search/spellings/otherMakersLater.ts';
import { otherMakersRewritten } from '../../../../search/spellings/otherMakersRewritten.ts';
import { realNumbers } from '../../../../search/spellings/realNumbers.ts';
import { strangersNumbers, strangersSpellings } from '../../../../search/spellings/strangers.ts';
import { strangersLaterNumbers, strangersLaterSpellings } from '../../../../search/spellings/strangersLater.ts';
import { indexOfNumbers, madeNumbers } from '../../../../support/fixtures/catalogue/madeNumbers.ts';

/** Among so many others. */
const OTHERS = 3_000;
const among = (own: readonly string[]): string[] => [...new Set([...own, ...madeNumbers(OTHERS)])];

const ownNumbers = (): string[] => seededProducts().flatMap(({ code, skus }) => [code, ...skus.map((sku) => sku.code)]);

const rowsOf = (table: string): [typed: string, wanted: string][] =>
  table
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const cut = line.lastIndexOf(' | ');
      return [line.slice(4, cut), line.slice(cut + 3).trim()];
    });

/** Null where what is wanted comes first. */
async function fault(
  { index, numbers }: { index: CatalogueIndex; numbers: readonly string[] },
  typed: string,
  wanted: string,
): Promise<string | null> {
  const { parts } = await searchProducts(index, typed);
  const found = parts.map(({ id }) => numbers[id - 1]!);
  const [first = ''] = found;
  const [, how, half = ''] = /^(begins|holds) (.*)$/.exec(wanted) ?? [];
  const isRight = how
    ? how === 'begins'
      ? first.startsWith(half)
      : first.includes(half)
    : wanted.split(', ').every((code, index) => found[index] === code);
  return isRight ? null : `${typed} → ${found.slice(0, 3).join(', ') || 'nothing'} instead of ${wanted}`;
}

describe.each([
  ['real part numbers', among(realNumbers), { ...numbersAmongWords, ...numbersRewritten }],
  [
    'part numbers of other makers',
    among([...otherMakers, ...realNumbers]),
    { ...otherMakersAmongWords, ...otherMakersRewritten },
  ],
  ['part numbers of the catalogue', among(ownNumbers()), catalogueNumbers],
  ['part numbers of other makers, later', among([...otherMakers, ...realNumbers]), otherMakersLater],
  ['what strangers paste', among([...strangersNumbers, ...otherMakers, ...realNumbers]), strangersSpellings],
  [
    'what strangers paste, later',
    among([...strangersLaterNumbers, ...otherMakers, ...realNumbers]),
    strangersLaterSpellings,
  ],
])('spellings of %s', (_what, numbers, spellings) => {
  const catalogue = { index: indexOfNumbers(numbers), numbers };

  it.each(Object.entries(spellings))('%s', async (_, table) => {
    const faults = await Promise.all(rowsOf(table).map(([typed, wanted]) => fault(catalogue, typed, wanted)));
    expect(faults.filter((each) => each !== null)).toEqual([]);
  });
});
