import { expect, it } from 'vitest';
import { relaxTerms } from '../../../../shared/search/relaxQuery.ts';
import { parseQuery, type Term } from '../../../../shared/search/parseQuery.ts';

/** A catalogue by the number of products for each word and each combination of words. */
const catalogue = (counts: Record<string, number>, together: string[]) => {
  const asked: string[] = [];
  const words = (terms: readonly Term[]): string => terms.map(({ token }) => token.text).join(' ');
  return {
    asked,
    isFound: async (terms: Term[]) => {
      asked.push(words(terms));
      return together.includes(words(terms));
    },
    countEach: async (terms: Term[]) => terms.map(({ token }) => counts[token.text] ?? 0),
    known: async () => [],
  };
};
const found = async (keyword: string, has: ReturnType<typeof catalogue>) =>
  (await relaxTerms(has, parseQuery(keyword).terms)).terms.map(({ token }) => token.text);

it('drops the rarest word, and does not ask again for all of them, which are known to find nothing', async () => {
  const has = catalogue({ monitor: 900, sonarys: 3, cuff: 400 }, ['monitor cuff']);
  expect(await found('monitor sonarys cuff', has)).toEqual(['monitor', 'cuff']);
  expect(has.asked).toEqual(['monitor cuff']);
});

it('asks for what is left where a word that nothing has drops out', async () => {
  const has = catalogue({ monitor: 900, cuff: 400 }, ['monitor cuff']);
  expect(await found('monitor qqqqqqqq cuff', has)).toEqual(['monitor', 'cuff']);
  expect(has.asked).toEqual(['monitor cuff']);
});
