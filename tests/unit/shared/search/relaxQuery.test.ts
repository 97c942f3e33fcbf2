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
  };
};
const found = async (keyword: string, has: ReturnType<typeof catalogue>, parts: readonly string[] = []) => {
  const partsAmong = async (terms: Term[]) => new Set(terms.filter(({ token }) => parts.includes(token.text)));
  return (await relaxTerms(has, parseQuery(keyword).terms, partsAmong)).map(({ token }) => token.text);
};

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

it('drops a part number last, however rare it is', async () => {
  const has = catalogue({ sonda: 500, recambio: 90, 'cx55/5t': 1 }, ['sonda cx55/5t']);
  expect(await found('sonda recambio CX55/5T', has, ['cx55/5t'])).toEqual(['sonda', 'cx55/5t']);
});

it('drops the rarest of part numbers where nothing else is left', async () => {
  const has = catalogue({ 'cx55/5t': 1, 'px5-2l': 4 }, ['px5-2l']);
  expect(await found('CX55/5T PX5-2L', has, ['cx55/5t', 'px5-2l'])).toEqual(['px5-2l']);
});
