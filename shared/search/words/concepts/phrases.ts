import type { Concept } from './Concept.ts';
import { conceptsOf, isInOrder, PHRASE_MAX } from './thesaurus.ts';
import type { Token } from '../tokens.ts';

/** Tokens side by side that have a meaning together, or one alone. */
export interface Phrase {
  tokens: Token[];
  concepts: readonly Concept[];
}

/** The things that neighbouring tokens name; the longest phrase counts, its words in any order. */
export function phrasesIn(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let index = 0; index < tokens.length;) {
    const longest = longestAt(tokens, index);
    const phrase = longestAt(tokens, index, surerStart(tokens, index, longest.tokens.length));
    const whole = withOthersAlike(tokens, index, phrase);
    phrases.push(whole);
    index += whole.tokens.length;
  }
  return phrases;
}

/** "Probe for kidneys and liver": the next words that lead to the same thing with the first or the last word of a phrase. */
function withOthersAlike(tokens: readonly Token[], index: number, phrase: Phrase): Phrase {
  if (phrase.tokens.length > 2) return phrase;
  const isAlike = (one: Token, other: Token, concepts: readonly Concept[]): boolean =>
    (conceptsOf([one, other]) ?? []).some((concept) => concepts.includes(concept));
  if (phrase.tokens.length === 2 && phrase.concepts.length > 0) {
    const [head] = phrase.tokens;
    let end = index + 2;
    while (end < tokens.length && isAlike(head!, tokens[end]!, phrase.concepts)) end++;
    return { ...phrase, tokens: tokens.slice(index, end) };
  }
  // "Kidney and liver probe".
  if (phrase.tokens.length === 1) {
    for (let end = index + 2; end < Math.min(tokens.length, index + PHRASE_MAX + 1); end++) {
      const concepts = conceptsOf(tokens.slice(end - 1, end + 1)) ?? [];
      const between = tokens.slice(index, end);
      if (concepts.length > 0 && between.every((token) => isAlike(token, tokens[end]!, concepts)))
        return { tokens: tokens.slice(index, end + 1), concepts: [...concepts] };
    }
  }
  return phrase;
}

/** Where a phrase in its own order begins that another, whose words are turned round, reaches into: "12 lead ecg machine". */
function surerStart(tokens: readonly Token[], index: number, length: number): number {
  const end = index + length;
  if (length < 2) return end;
  for (let start = index + 1; start < end; start++) if (isQualityBeyond(tokens, start, end)) return start;
  if (isInOrder(tokens.slice(index, end))) return end;
  for (let start = index + 1; start < end; start++)
    if (start + length <= tokens.length && isInOrder(tokens.slice(start, start + length))) return start;
  return end;
}

/** "Monitor battery life": a property of a thing, whose first word could end the name of the thing. */
function isQualityBeyond(tokens: readonly Token[], start: number, end: number): boolean {
  const { tokens: some, concepts } = longestAt(tokens, start);
  return start + some.length > end && concepts.length > 0 && concepts.every(({ isQuality }) => isQuality);
}

function longestAt(tokens: readonly Token[], index: number, end = tokens.length): Phrase {
  for (let length = Math.min(PHRASE_MAX, end - index); length > 0; length--) {
    const some = tokens.slice(index, index + length);
    const concepts = conceptsOf(some);
    if (concepts) return { tokens: some, concepts };
  }
  return { tokens: [tokens[index]!], concepts: [] };
}
