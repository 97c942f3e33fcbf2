import { simplifiedChinese } from '../../../text/simplifiedChinese.ts';
import { otherSpellings } from '../spellings.ts';
import { lexemesOf, type Token, tokenise } from '../tokens.ts';

/** The lexemes that a text has if it has all words of the phrase. */
export function phraseLexemes(phrase: string): string[] {
  return [...new Set(tokenise(simplifiedChinese(phrase)).flatMap(tokenLexemes))];
}

/** The lexemes of words, with British words in American spelling and American ones in British; null if no word differs. */
export function inOtherSpelling(tokens: readonly Token[]): string[] | null {
  const others = tokens.map(({ kind, text }) => (kind === 'word' ? otherSpellings(text)[0] : undefined));
  if (others.every((text) => text === undefined)) return null;
  return tokens.flatMap((token, index) =>
    tokenLexemes(others[index] === undefined ? token : { kind: 'word', text: others[index] }),
  );
}

/** The lexemes that a text with the token has. A Chinese run is asked for by pairs of its characters. */
export function tokenLexemes(token: Token): string[] {
  return token.kind === 'han' ? hanPairs(token.text) : [lexemesOf(token)[0]!];
}

/** Pairs side by side, the last one overlapping in an odd run: "超声探头" asks for 超声 and 探头, in any place. */
export function hanPairs(run: string): string[] {
  const chars = Array.from(run);
  if (chars.length < 2) return chars;
  const starts = chars.map((_, index) => index).filter((index) => index % 2 === 0);
  return starts.map((index) =>
    index + 1 < chars.length ? chars[index]! + chars[index + 1]! : chars[index - 1]! + chars[index]!,
  );
}
