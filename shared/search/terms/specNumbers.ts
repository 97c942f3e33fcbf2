import { countOf, numeralOf } from '../measures/numerals.ts';
import { specNumber } from '../measures/specNames.ts';
import { hanPairs } from '../words/concepts/phraseLexemes.ts';
import { type Phrase } from '../words/concepts/phrases.ts';
import { lexemesOf, type Token } from '../words/tokens.ts';
import type { Term } from './Term.ts';

export const LONE_NUMBER = /^\d+(?:[.,]\d+)?$/;
/** "12-lead", "12-канальный". */
const NUMBER_AND_WORD = /^(\d+(?:[.,]\d+)?)-(\p{L}+)$/u;

/** A number and the word beside it may be a specification: "12 channel ecg", "128 элементов", "通道数 12". */
export function withSpecNumbers(terms: readonly Term[], phrases: readonly Phrase[]): Term[] {
  const bound = terms.map((): string[] => []);
  for (const [index, { tokens }] of phrases.entries()) {
    const [first, ...more] = tokens;
    const [, number, word] = NUMBER_AND_WORD.exec(first!.text) ?? [];
    if (number && word && more.length === 0) {
      bound[index]!.push(...lexemesOf({ kind: 'word', text: word }).map((lexeme) => specNumber(lexeme, number)));
    }
    const [counted, ...others] = more;
    // "Dual head" is also the name of a kind of light.
    const times = counted?.kind === 'word' && others.length === 0 ? numeralOf(first!.text) : null;
    if (times !== null) bound[index]!.push(...countOf(lexemesOf(counted!)[0]!, times));
    const figure = LONE_NUMBER.test(first!.text) ? first!.text : numeralOf(first!.text);
    if (figure === null || more.length > 0) continue;
    for (const beside of [index - 1, index + 1]) {
      const lexeme = lexemeBeside(phrases[beside]?.tokens.at(beside < index ? -1 : 0), beside < index);
      if (lexeme === null) continue;
      // A quality has several names: "box of 50" matches a pack of 50.
      const otherNames = terms[beside]!.isQuality
        ? terms[beside]!.names.filter(({ length }) => length === 1).flat()
        : [];
      const numbered = [lexeme, ...otherNames].flatMap((each) => countOf(each, figure));
      for (const place of [index, beside]) bound[place]!.push(...new Set(numbered));
    }
  }
  return terms.map((term, index) =>
    bound[index]!.length === 0 || term.within.length > 0 ? term : { ...term, within: [bound[index]!] },
  );
}

/** The word that touches a number; of a Chinese run the characters that do. */
function lexemeBeside(token: Token | undefined, isBefore: boolean): string | null {
  if (!token || token.kind === 'number') return null;
  if (token.kind === 'word') return lexemesOf(token)[0]!;
  return hanPairs(token.text).at(isBefore ? -1 : 0) ?? null;
}
