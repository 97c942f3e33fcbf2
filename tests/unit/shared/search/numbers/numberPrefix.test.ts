import { expect, it } from 'vitest';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';

it.each([
  ['C5 probe', true],
  ['CX5 probe', true],
  ['5 probe', false],
])('"%s": a number before other words may be the beginning of a longer one: %s', (typed, isPrefix) => {
  const [number] = parseQuery(typed).terms;
  expect(number).toMatchObject({ isPrefix });
});
