import { expect, it } from 'vitest';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import { LexemeIndex } from '../../../../../shared/search/words/LexemeIndex.ts';
import { weighLexemes } from '../../../../../shared/search/words/lexemes.ts';

const index = new LexemeIndex();
for (const text of ['Adapter', 'Probe cover', 'Probing needle', 'Zoom lens']) index.add(weighLexemes({ A: [text] }));

it.each([
  ['ada', [0]],
  ['prob', [1, 2]],
  ['probe cov', [1]],
  ['zo', [3]],
  ['zz', []],
  ['aa', []],
])('the beginning of a word, “%s”, finds the documents %j, also at either end of the alphabet', (typed, found) => {
  expect(index.matching(parseQuery(typed).terms)).toEqual(new Set(found));
});
