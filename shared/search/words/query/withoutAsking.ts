import common from '../../thesaurus/common.json' with { type: 'json' };
import { simplify } from '../tokens.ts';

const HAN = /\p{Script=Han}/u;
const QUOTED = /["“«„]/u;
const byLength = (words: readonly string[]): string[] =>
  words.map(simplify).toSorted((one, other) => other.length - one.length);
const anyOf = (words: readonly string[]): string => byLength(words).join('|');
const isHan = (word: string): boolean => HAN.test(word);
const ASKING = new RegExp(
  String.raw`(?<![\p{L}\p{N}\-])(?:${anyOf(common.asking.filter((word) => !isHan(word)))})(?![\p{L}\p{N}\-])` +
    `|(?:${anyOf(common.asking.filter(isHan))})`,
  'gu',
);

/** A query without the words that ask for a thing and say nothing of it: "I need", "precio", "купить", "有没有". */
export function withoutAsking(typed: string): string {
  if (QUOTED.test(typed)) return typed;
  const plain = simplify(typed);
  const rest = plain.replaceAll(ASKING, ' ');
  return rest === plain || !/[\p{L}\p{N}]/u.test(rest) ? typed : rest;
}
