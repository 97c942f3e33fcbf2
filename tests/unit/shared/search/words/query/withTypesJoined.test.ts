import { describe, expect, it } from 'vitest';
import { withTypesJoined } from '../../../../../../shared/search/words/query/withTypesJoined.ts';
import { textLexemes } from '../../../../../../shared/search/words/lexemes.ts';

const has = new Set(['FFP3', 'IP67', 'DB-9'].flatMap(textLexemes));
const vocabulary = { filterKnown: async (lexemes: readonly string[]) => lexemes.filter((lexeme) => has.has(lexeme)) };

describe('a type whose letters and number are typed apart', () => {
  it.each([
    ['mask FFP 3', 'mask FFP3'],
    ['IP 67 detector with DB 9', 'IP67 detector with DB9'],
    ['ip  67', 'ip67'],
  ])('is joined if some product has it in one word: %s', async (typed, joined) => {
    expect(await withTypesJoined(vocabulary, typed)).toBe(joined);
  });

  it.each(['ffp 2', 'ip 67-2', 'ip 67.5', 'x-ip 67', 'mask 3', 'ip 6700'])('stays as typed: %s', async (typed) => {
    expect(await withTypesJoined(vocabulary, typed)).toBe(typed);
  });
});
