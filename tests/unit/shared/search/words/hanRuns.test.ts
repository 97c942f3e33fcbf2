import { expect, it } from 'vitest';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';

it.each([
  ['凸阵[超声探头]', ['凸阵', '超声探头']],
  ['病人监护仪 监护仪', ['病人监护仪', '监护仪']],
  ['凸阵 适合 探头', ['凸阵', '探头']],
])('Chinese words on both sides of a sign, a gap or “for” are words of their own: %s', (typed, words) => {
  expect(parseQuery(typed).terms.map(({ token }) => token.text)).toEqual(words);
});
