import common from '../thesaurus/common.json' with { type: 'json' };
import { specName } from './specNames.ts';
import { stem } from '../words/stem.ts';
import { simplify, type Token } from '../words/tokens.ts';

/** By the word itself, not its stem: Spanish "largo" is a length, and English "large" is a size. */
const SIZES = new Map(
  Object.entries(common.sizes).flatMap(([size, words]) => words.map((word) => [simplify(word), size] as const)),
);

/** Index lexemes of a clothing size in words ("large" is L), which also require a specification named size; null for another word. */
export function clothingSize({ text }: Token): string[] | null {
  const size = SIZES.get(text);
  return size === undefined ? null : [size, specName(stem('size'))];
}
