import { expect, it } from 'vitest';
import { kindsIn } from '../../../../../shared/search/named/namedGroups.ts';
import { relaxTerms } from '../../../../../shared/search/relax/relaxQuery.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import type { Term } from '../../../../../shared/search/terms/Term.ts';

/** A catalogue by the number of products for each word and each combination of words. */
const catalogue = (counts: Record<string, number>, together: string[]) => {
  const asked: string[] = [];
  const words = (terms: readonly Term[]): string => terms.map(({ token }) => token.text).join(' ');
  return {
    asked,
    isFound: async (terms: Term[]) => together.includes(words(terms)),
    firstFound: async (lists: Term[][]) => {
      asked.push(...lists.map(words));
      return lists.findIndex((terms) => together.includes(words(terms)));
    },
    // Nothing is asked for by the name of a specification.
    foundEach: async (terms: Term[]) => terms.map(({ token }) => (counts[token.text] ?? 0) > 0),
    countEach: async (terms: Term[]) =>
      terms.map(({ token, alternatives }) => (alternatives.length > 0 ? (counts[token.text] ?? 0) : 0)),
    filterKnown: async () => [],
  };
};
const KINDS = kindsIn([
  { id: 1, parent_id: null, group_name: 'Radiology' },
  { id: 2, parent_id: 1, group_name: 'X-ray Tubes' },
  { id: 3, parent_id: 1, group_name: 'Lead Aprons' },
  { id: 4, parent_id: 1, group_name: 'NIBP Cuffs' },
]);
const relax = (keyword: string, has: ReturnType<typeof catalogue>) =>
  relaxTerms(has, parseQuery(keyword).terms, { kinds: KINDS, brands: [] });
const found = async (keyword: string, has: ReturnType<typeof catalogue>) =>
  (await relax(keyword, has)).terms.map(({ token }) => token.text);

it('drops the rarest word, without asking again for all words, which find nothing', async () => {
  const has = catalogue({ monitor: 900, sonarys: 3, cuff: 400 }, ['monitor cuff']);
  expect(await found('monitor sonarys cuff', has)).toEqual(['monitor', 'cuff']);
  expect(has.asked).not.toContain('monitor sonarys cuff');
});

it('asks first for the other words if a word that no product has drops out', async () => {
  const has = catalogue({ monitor: 900, cuff: 400 }, ['monitor cuff']);
  expect(await found('monitor qqqqqqqq cuff', has)).toEqual(['monitor', 'cuff']);
  expect(has.asked[0]).toBe('monitor cuff');
});

it('keeps the word for the kind of thing, and of two kinds the rarer one', async () => {
  const cuffs = catalogue({ 'bp cuff': 40, large: 7, adult: 900 }, []);
  expect(await found('bp cuff large adult', cuffs)).toEqual(['bp cuff']);
  const lead = catalogue({ 'x-ray': 500, lead: 40 }, []);
  expect(await found('lead x-ray', lead)).toEqual(['lead']);
});

it('leaves out the one word without which the others are found', async () => {
  const has = catalogue({ 12: 80, lead: 60, 'ecg machine': 35 }, ['12 ecg machine']);
  expect(await found('12 lead ecg machine', has)).toEqual(['12', 'ecg machine']);
});

it('reports a word that was corrected and then left out as left out, in its typed form', async () => {
  const has = catalogue({ glove: 40, power: 90 }, []);
  expect(await relax('glove powwer', has)).toMatchObject({ corrected: [], dropped: ['powwer'] });
});

it('keeps the only word that says a kind of thing, whatever others find together', async () => {
  const has = catalogue({ adult: 900, '27-35': 3, cuff: 400 }, ['adult 27-35']);
  expect(await found('adult cuff 27-35', has)).toEqual(['cuff']);
});
