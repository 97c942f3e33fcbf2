import { lackOf } from './lacking.ts';
import { stem } from '../words/stem.ts';
import { phraseLexemes } from '../words/concepts/phraseLexemes.ts';
import { splitHanPhrases } from '../words/concepts/thesaurus.ts';
import { phrasesIn } from '../words/concepts/phrases.ts';
import { isStopWord, simplify, tokenise } from '../words/tokens.ts';

/** The text of the things that a query asks for, and the words that it excludes. */
export interface Negated {
  wantedText: string;
  without: Unwanted[];
}

interface Unwanted {
  word: string;
  /** As it was typed: "without latex". */
  text: string;
  behind: Behind[];
}

/** A word behind a negation, which may be unwanted with the one before it: "without ear loops". */
export interface Behind {
  text: string;
  /** A small word is between: "sin gomas para las orejas". */
  isLinked: boolean;
}

const BEFORE = String.raw`(?:any(?:thing)?|all|everything)\s+(?:but|except)|(?:todo|cualquiera?)\s+menos|(?:вс[её]|люб\p{L}{2})[,\s]+кроме|without|w\/o|no|not|non|except|excluding|other than|free of|sin|libre de|excepto|без|не|кроме`;
/** Small words between a negation and the excluded thing: "not for neonates", "не из латекса", "que no sea neonatal". */
const SMALL = String.raw`any|an?|the|for|with|made of|suitable for|intended for|para|con|de|del|las?|los|el|sean?|es|из|для|с|со|на`;
/** "without latex", "non-sterile", "sin alcohol", "не стерильные". */
const NEGATED_AFTER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.\-])(?:${BEFORE})(?:\s+(?:${SMALL})(?!\p{L})){0,2}[\s-]+(\p{L}{3,})(?![\p{L}\p{N}])`,
  'giu',
);
/** A value with a digit, "not FFP2": it is not rejected by "no" alone, which may label a number. */
const NEGATED_VALUE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.\-])(?:(?!no\s)(?:${BEFORE})(?:\s+(?:${SMALL})(?!\p{L})){0,2}|no\s+(?:sean?|son|es|de))\s+(\p{L}{2,}\d)(?![\p{L}\p{N}\-])`,
  'giu',
);
/** The next word of what may be unwanted: no number and no mark before it. */
const BEHIND = new RegExp(String.raw`((?:\s+(?:${SMALL})(?!\p{L})){0,2})\s+(\p{L}{3,})(?![\p{L}\p{N}\-])`, 'iuy');
const BEHIND_MAX = 2;
/** "latex free", "lead-free", but not "free delivery". */
const NEGATED_BEFORE =
  /(?<![\p{L}\p{N}.-])(\p{L}{3,})[\s-]free(?![\p{L}\p{N}-])(?!\s+(?:of|delivery|shipping|samples?|trial|standing)(?!\p{L}))/giu;
/** "нестерильный", "nonsterile": a word of the trade with its negation before it. */
const NEGATED_INSIDE = /(?<![\p{L}\p{N}.-])(?:non|не)(\p{L}{5,})(?![\p{L}\p{N}])/giu;
/** "不可吸收": it can not be absorbed. */
const NEGATED_HAN_INSIDE = /不(可\p{Script=Han}{2})/gu;
/** "不含酒精". 无 and 非 stand in too many names of things: 无影灯, 无线, 无菌. */
const NEGATED_HAN = /(?:不含|不带|不要|不是|没有|除了|(?<!\p{Script=Han})非)(\p{Script=Han}{2,})/gu;
/** "不是AED". */
const NEGATED_BY_HAN =
  /(?:不含|不带|不要|不是|没有)\s*(\p{Script=Latin}{2,}\d?|\p{Script=Cyrillic}{3,})(?![\p{L}\p{N}])/gu;
/** "除了FFP2以外的口罩". */
const NEGATED_BUT_HAN = /除(?:了|去)?\s*((?:\p{Script=Latin}{2,}\d?)|\p{Script=Han}{2,6}?)\s*(?:以外|之外)的?/gu;
const HAN = /\p{Script=Han}/u;
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

/** The part of a phrase behind the excluded word: 耳挂的口罩 excludes the ear loops, 新生儿用 newborns. */
const HAN_ENDING = /(?<=.{2})[的用型].*$/u;

/** Chinese writes no blanks before the next thing: 不要酒精湿巾 excludes the alcohol. */
function firstHanWord(run: string): string {
  // 弯的剪刀
  if (run[1] === '的' && run.length > 2) return run[0]!;
  const [first = ''] = splitHanPhrases(run).map((piece) => piece.replace(HAN_ENDING, ''));
  return first.length < run.length ? first : run.slice(0, 2);
}

/** The words behind a place of a text, and where each ends. */
function wordsBehind(text: string, from: number): (Behind & { end: number })[] {
  const words: (Behind & { end: number })[] = [];
  BEHIND.lastIndex = from;
  for (let found = BEHIND.exec(text); found && words.length < BEHIND_MAX; found = BEHIND.exec(text)) {
    words.push({ text: simplify(found[2]!), isLinked: found[1] !== '', end: BEHIND.lastIndex });
  }
  return words;
}

/** Takes out words behind a negation; a name of the trade as a whole. The other words behind it are recorded. */
function takeNegatedAfter(typed: string, without: Unwanted[]): string {
  let remainder = '';
  let from = 0;
  for (const match of typed.matchAll(NEGATED_AFTER)) {
    const [all, first = ''] = match;
    const end = match.index + all.length;
    if (match.index < from || isStopWord(first) || isName(all, typed.slice(end))) continue;
    const behind = wordsBehind(typed, end);
    const [phrase] = phrasesIn(tokenise([first, ...behind.map(({ text }) => text)].join(' ')));
    const ofName = phrase && phrase.concepts.length > 0 ? phrase.tokens.length - 1 : 0;
    const last = behind[ofName - 1]?.end ?? end;
    remainder += `${typed.slice(from, match.index)} `;
    without.push({
      word: [first, ...behind.slice(0, ofName).map(({ text }) => text)].join(' '),
      text: typed.slice(match.index, last).trim(),
      behind: behind.slice(ofName),
    });
    from = last;
  }
  return remainder + typed.slice(from);
}

/** "Latex allergy", "alérgicos al látex", "аллергия на латекс", "对乳胶过敏": what is to be without a thing. */
const ALLERGIES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})allerg(?:ic|y|ies)\s+to\s+(?:the\s+)?(?=\p{L})/giu, 'without '],
  // The word before is no allergen in "gloves for allergy" and "skin allergy".
  [
    /(?<!\p{L})(?!(?:an?y?|for|the|with|of|from|non|no|hypo|skin|severe|known|has|have|our|my)[\s-])(\p{Script=Latin}{3,})[\s-]+allerg(?:ic|y|ies)(?!\p{L})/giu,
    'without $1',
  ],
  [/(?<!\p{L})al[eé]rgi(?:as?|c[oa]s?)\s+a(?:l|\s+la|\s+los|\s+las)?\s+(?=\p{L})/giu, 'sin '],
  [/(?<!\p{L})(?:(?:при|с)\s+)?аллерги\p{L}*\s+(?:на|к)\s+(?=\p{L})/giu, 'без '],
  [/对?(\p{Script=Han}{2})过敏(?:患者|人群|者)?[的用]?/gu, ' 不含$1 '],
];

/** Parts a query into what is wanted and what that is to be without. */
export function withoutNegated(keyword: string): Negated {
  const without: Unwanted[] = [];
  if (QUOTED.test(keyword)) return { wantedText: keyword, without };
  const typed = ALLERGIES.reduce((text, [allergy, lack]) => text.replaceAll(allergy, lack), keyword);
  const takeNegated = (all: string, word: string, position: number, text: string): string => {
    if (isStopWord(word) || isName(all, text.slice(position + all.length))) return all;
    without.push({ word, text: all.trim(), behind: [] });
    return ' ';
  };
  const takeNegatedInside: typeof takeNegated = (all, word, ...place) =>
    isKnown(word) && !isKnown(all) ? takeNegated(all, word, ...place) : all;
  const wantedText = takeNegatedAfter(
    typed
      .replaceAll(NEGATED_BUT_HAN, takeNegated)
      .replaceAll(NEGATED_BEFORE, takeNegated)
      .replaceAll(NEGATED_VALUE, takeNegated),
    without,
  )
    .replaceAll(NEGATED_INSIDE, takeNegatedInside)
    .replaceAll(NEGATED_HAN_INSIDE, takeNegatedInside)
    .replaceAll(NEGATED_BY_HAN, takeNegated)
    .replaceAll(NEGATED_HAN, (all, run: string) => {
      const word = firstHanWord(run);
      const text = all.slice(0, -run.length) + word;
      if (phrasesIn(tokenise(text)).some(({ concepts }) => concepts.length > 0)) return all;
      without.push({ word, text, behind: [] });
      return ` ${run.slice(word.length).replace(/^[的用型]/u, '')}`;
    });
  return /\p{L}/u.test(wantedText) ? { wantedText, without } : { wantedText: typed, without: [] };
}

/** The term of the trade for a lack: "не из латекса" is "latex-free", as "без латекса" is. */
const namedLack = (word: string): string[][] =>
  ['without', 'sin', 'без', '不含'].flatMap((small) => {
    const [phrase, ...more] = phrasesIn(tokenise(HAN.test(word) ? small + word : `${small} ${word}`));
    return phrase && more.length === 0 && phrase.tokens.length > (HAN.test(word) ? 0 : 1)
      ? phrase.concepts.flatMap(({ names }) => names)
      : [];
  });

/** How a catalogue writes that something is without a thing: "latex-free", "bladeless", "without gel", "sin gel". */
export const waysToLack = (word: string, lexemes: readonly string[][]): string[][] => [
  ...namedLack(word),
  ...(HAN.test(word) ? ['非', '无'].map((sign) => phraseLexemes(sign + word)) : []),
  ...[`${word}free`, `${word}less`, `non${word}`].map((joined) => [stem(simplify(joined))]),
  // A product without one of several words lacks the phrase.
  ...lexemes.flat().map((lexeme) => [lackOf(lexeme)]),
];
