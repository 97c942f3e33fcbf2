import { stem } from './stem.ts';
import { phrasesIn, splitHanPhrases } from './thesaurus.ts';
import { isStopWord, simplify, tokenise } from './tokens.ts';

/** What a query asks for, and the words for what it asks to be without. */
export interface Negated {
  wanted: string;
  without: Unwanted[];
}

interface Unwanted {
  word: string;
  /** As it was typed: "without latex". */
  text: string;
}

const BEFORE = String.raw`without|w\/o|no|not|non|except|excluding|other than|free of|sin|libre de|excepto|без|не|кроме`;
/** "without latex", "non-sterile", "sin alcohol", "не стерильные". */
const NEGATED_AFTER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.\-])(?:${BEFORE})(?:\s+(?:any|a|an))?[\s-]+(\p{L}{3,})(?![\p{L}\p{N}])`,
  'giu',
);
/** "latex free", "lead-free", but not "free delivery". */
const NEGATED_BEFORE =
  /(?<![\p{L}\p{N}.-])(\p{L}{3,})[\s-]free(?![\p{L}\p{N}-])(?!\s+(?:of|delivery|shipping|samples?|trial|standing)(?!\p{L}))/giu;
/** "нестерильный", "nonsterile": a word of the trade with its negation before it. */
const NEGATED_INSIDE = /(?<![\p{L}\p{N}.-])(?:non|не)(\p{L}{5,})(?![\p{L}\p{N}])/giu;
/** "不可吸收": it can not be absorbed. */
const NEGATED_HAN_INSIDE = /不(可\p{Script=Han}{2})/gu;
/** "不含酒精". 无 and 非 stand in too many names of things: 无影灯, 无线, 无菌. */
const NEGATED_HAN = /(?:不含|不带|没有)(\p{Script=Han}{2,})/gu;
const QUOTED = /["“«„]/u;

/** True if the thesaurus has the negated words as a name, alone or with the next word: "hands free pads". */
function isName(negated: string, rest: string): boolean {
  const { length } = tokenise(negated);
  const [next = ''] = /^[\s-]+\p{L}+/u.exec(rest) ?? [];
  return [negated, negated + next].some((text) => {
    const [first] = phrasesIn(tokenise(text));
    return first !== undefined && first.concepts.length > 0 && first.tokens.length >= length;
  });
}

const isKnown = (text: string): boolean => phrasesIn(tokenise(text)).every(({ concepts }) => concepts.length > 0);

/** Without blanks the next thing follows: of 酒精湿巾 the alcohol is meant. */
function firstHanWord(run: string): string {
  const [first = ''] = splitHanPhrases(run);
  return first.length < run.length ? first : run.slice(0, 2);
}

/** Parts a query into what is wanted and what that is to be without. */
export function withoutNegated(typed: string): Negated {
  const without: Unwanted[] = [];
  if (QUOTED.test(typed)) return { wanted: typed, without };
  const taken = (all: string, word: string, at: number, text: string): string => {
    if (isStopWord(word) || isName(all, text.slice(at + all.length))) return all;
    without.push({ word, text: all.trim() });
    return ' ';
  };
  const takenInside: typeof taken = (all, word, ...place) =>
    isKnown(word) && !isKnown(all) ? taken(all, word, ...place) : all;
  const wanted = typed
    .replaceAll(NEGATED_BEFORE, taken)
    .replaceAll(NEGATED_AFTER, taken)
    .replaceAll(NEGATED_INSIDE, takenInside)
    .replaceAll(NEGATED_HAN_INSIDE, takenInside)
    .replaceAll(NEGATED_HAN, (all, run: string) => {
      const word = firstHanWord(run);
      const text = all.slice(0, -run.length) + word;
      if (phrasesIn(tokenise(text)).some(({ concepts }) => concepts.length > 0)) return all;
      without.push({ word, text });
      return ` ${run.slice(word.length)}`;
    });
  return /\p{L}/u.test(wanted) ? { wanted, without } : { wanted: typed, without: [] };
}

/** How a catalogue writes that something is without a thing. */
export interface WaysToLack {
  /** "latex-free", "bladeless", "without gel". */
  ways: string[][];
  /** "trocar sin cuchilla": in a name these words belong together; elsewhere "sin perfume" may stand beside "alcohol". */
  inName: string[][];
}

const WITHOUT = 'without';
const WITHOUT_IN_NAMES = ['sin', 'без'];

export const waysToLack = (word: string, lexemes: readonly string[][]): WaysToLack => ({
  ways: [
    ...[`${word}free`, `${word}less`, `non${word}`].map((joined) => [stem(simplify(joined))]),
    ...lexemes.map((way) => [stem(WITHOUT), ...way]),
  ],
  inName: WITHOUT_IN_NAMES.flatMap((small) => lexemes.map((way) => [stem(small), ...way])),
});
