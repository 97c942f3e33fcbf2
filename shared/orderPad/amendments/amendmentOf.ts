import { hasNumber } from '../prose/prose.ts';
import { saysTotal } from '../table/totals.ts';
import { isCancelled } from './cancelled.ts';
import { corrected } from './corrected.ts';
import { countAlone } from './countAlone.ts';
import { positionsIn } from './positionsIn.ts';

/** What a sentence changes of other lines: how many of something, or that it is not wanted. */
export interface Amendment {
  /** Null where it takes something back. */
  quantity: number | null;
  /** It says that the quantity takes the place of another. */
  isCorrection: boolean;
  /** The positions that it refers to, as they are written; else what it names or stands below. */
  positions: readonly number[];
}

/** Longer ones describe goods. */
const SENTENCE_MAX = 300;

/** Reads a sentence that changes other lines; null for any other. */
export function amendmentOf(sentence: string): Amendment | null {
  if (sentence.length > SENTENCE_MAX || saysTotal([sentence])) return null;
  const referred = positionsIn(sentence);
  const positions = referred && !hasNumber(referred.rest) ? referred.numbers : [];
  if (isCancelled(sentence)) {
    const isReferring = positions.length > 0 || hasNumber(sentence);
    return isReferring ? { quantity: null, isCorrection: true, positions } : null;
  }
  const said = positions.length > 0 ? referred!.rest : sentence;
  const now = corrected(said);
  const quantity = countAlone(now ?? said);
  if (now !== null) {
    if (quantity !== null) return { quantity, isCorrection: true, positions };
    return null;
  }
  return quantity === null ? null : { quantity, isCorrection: positions.length > 0, positions };
}

/** True of a sentence that names no goods of its own, and changes other lines. */
export const isAmendment = (sentence: string): boolean => amendmentOf(sentence) !== null;
