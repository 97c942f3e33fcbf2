import { REQUEST } from './requests.ts';
import type { Clause } from './clauses.ts';

/** "5 mm", "10 мл": a measure. */
const MEASURES = 'mm|cm|m|ml|l|fr|ch|mhz|мм|см|м|мл|л|мгц|毫米|厘米|毫升';
/** "12 December", "5 de abril", "3 марта": a day. */
const MONTHS =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|янв|фев|мар|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек|de ';
/** "2 weeks", "5 дней": a time. */
const TIMES = 'days?|weeks?|hours?|días?|semanas?|дн|дней|недел|天|周';
/** A number that is neither one of these nor part of a part number, a price or a label: "send 6 of them". */
const LOOSE_FIGURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/:№#-])\d{1,4}(?=[\s,;.!?]*$|\s+(?!(?:${MEASURES})(?!\p{L})|(?:${MONTHS}|${TIMES})))`,
  'iu',
);
/** "A-1 (5) is not in stock": behind a number, before words. */
export const FIGURE_IN_BRACKETS = /(?<=[([]\s*)\d{1,4}(?=\s*[)\]]\s+\p{Ll}{2,}\s+\p{Ll})/u;

/** "We are out of A-1. Please send 6 of them": what the figure counts is for the buyer to say. */
export function looseQuantity(text: string, clauses: readonly Clause[]): string[] | null {
  const [only, other] = clauses;
  if (!only || other || only.quantity !== null || !only.hasNumber) return null;
  const [figure] = (REQUEST.test(text) ? LOOSE_FIGURE.exec(text) : null) ?? FIGURE_IN_BRACKETS.exec(text) ?? [];
  return figure === undefined ? null : [`${text}, ${figure}?`];
}
