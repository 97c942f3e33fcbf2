import { hasNumber } from '../prose/hasNumber.ts';
import { saysTotal } from '../table/totals.ts';
import { isCancelled } from './cancelled.ts';
import { correctionIn } from './correctedQuantity.ts';
import { countAlone } from './countAlone.ts';
import { positionsIn } from './positionsIn.ts';

/** The change that a sentence makes to other lines: another quantity, or a cancellation. */
export interface Amendment {
  /** Null where it takes something back. */
  quantity: number | null;
  /** It says that the quantity takes the place of another. */
  isCorrection: boolean;
  /** The positions that it names, as written. Empty where it names a part number, or none: then it changes the line above. */
  positions: readonly number[];
}

/** Longer ones describe goods. */
const SENTENCE_MAX = 300;
/** "No, cancel that one" is about the line above. */
const PRONOUN =
  /(?<!\p{L})(?:that|this|it|th[eo]se|them|es[eoa]s?|est[eoa]s?|l[oa]s?|(?:cancel|anul|quit|elimin|borr)\p{L}+l[oa]s?|его|её|их|это|эту|этот|das|dies\p{L}+)(?!\p{L})|[这那][个条项]/iu;
/** A longer one may be about something else. */
const WORDS_MAX = 6;
/** "make that 3", "sorry, 3 pcs". */
export const CORRECTING =
  /(?<!\p{L})(?:make (?:it|that)|sorry|oops|wait|actually|rather|correction|correcci[oó]n|perd[oó]n|mejor|лучше|точнее|вернее|извин\p{L}+|исправ\p{L}+|поправк\p{L}+)(?!\p{L})|改成?|更正|应该是/iu;

/** Matches verbs that change the quantity of the part number beside them: "make the A-1 8", "cambiar A-1 a 8", "A-1 should be 8". */
export const CHANGING =
  /(?<!\p{L})(?:make|change|set|cambi(?:ar|e|en|a|ad)|измен(?:ите|ить|и)|исправ(?:ьте|ить|ь)|поменя(?:йте|ть|й)) (?:the |el |la )?(?=\S*\d\S*\d)|(?<=\d\S*\d\S*\s)(?:should|must|needs? to|has to|deben?|tienen? que) (?:now )?(?:be|ser)(?!\p{L})|(?<=\d\S*\d\S*\s)должн[оаы] быть|(?<=\d\S*\d\S*\s?)应为|(?:把|将)\S*\d\S*改/iu;

/** Reads a sentence that changes other lines; null for any other. */
export function amendmentOf(sentence: string): Amendment | null {
  if (sentence.length > SENTENCE_MAX) return null;
  const change = changeIn(sentence);
  // "Total: 12 pcs"
  return change && !saysTotal([sentence]) ? change : null;
}

function changeIn(sentence: string): Amendment | null {
  const referred = positionsIn(sentence);
  const positions = referred && !hasNumber(referred.rest) ? referred.numbers : [];
  // "Line 2: 4 pcs, and take line 3 out"
  if (positions.length > 0 && positionsIn(referred!.rest)) return null;
  if (isCancelled(sentence)) {
    const isReferring =
      positions.length > 0 ||
      hasNumber(sentence) ||
      (PRONOUN.test(sentence) && sentence.split(/\s+/u).length <= WORDS_MAX);
    return isReferring ? { quantity: null, isCorrection: true, positions } : null;
  }
  const instruction = positions.length > 0 ? referred!.rest : sentence;
  const now = correctionIn(instruction);
  if (now && positions.length > 0) return { quantity: now.quantity, isCorrection: true, positions };
  const quantity = countAlone(now?.text ?? instruction);
  if (quantity === null) return null;
  return { quantity, isCorrection: now !== null || positions.length > 0 || CORRECTING.test(sentence), positions };
}

/** True of a sentence that names no goods of its own, and changes other lines. */
export const isAmendment = (sentence: string): boolean => amendmentOf(sentence) !== null;
