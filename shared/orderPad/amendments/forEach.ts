import type { ReadRow } from './applyAmendments.ts';
import { hasNumber } from '../prose/hasNumber.ts';

/** "For each of the 3 theatres:", "На каждое из 3 отделений:", "para cada una de las 2 plantas:". */
const FOR_EACH =
  /(?<!\p{L})(?:each|every|per|cada|кажд\p{L}+|jede\p{L}*)(?!\p{L})[^\d:：]{0,40}(?<![\p{L}\p{N}.,/-])(?<times>[2-9]|[1-9]\d)(?![\p{N}.,/-])[^\d:：]{0,40}[:：]$|(?<![\p{L}\p{N}.,/-])(?<before>[2-9]|[1-9]\d)\s\p{L}[^\d:：,]{0,30},\s*(?:each|every|cada|кажд\p{L}+|jede\p{L}*|je)(?!\p{L})[^\d:：]{0,40}[:：]$|每[^\d:：]{0,10}(?<han>[2-9]|[1-9]\d)[^\d:：]{0,10}[:：]$/iu;

/** True of such a line. */
export const isForEach = (line: string): boolean => /[:：]$/u.test(line) && FOR_EACH.test(line);

/** "2 of each:", "2 de chaque :", "по 2 каждого:": alone above numbers. */
const OF_EACH =
  /(?:^|[^\p{L}\p{N}.,/-])(?<figure>[1-9]\d?)\s*(?:of each|each of|each|de cada(?:\s+un[oa])?|de chaque|кажд\p{L}+)[^\d:：]{0,30}[:：]$/iu;

/** The rows below such a line, with its quantity where they have none, up to the next line with a colon. */
export function countedEach(rows: readonly ReadRow[]): ReadRow[] {
  let figure: number | null = null;
  return rows.map((row) => {
    const text = row.row.trim();
    if (/[:：]$/u.test(text)) {
      const { figure: own } = OF_EACH.exec(text)?.groups ?? {};
      figure = own !== undefined && !hasNumber(text) ? Number(own) : null;
      return row;
    }
    if (figure === null || row.line === null || row.line.isCounted) return row;
    return { ...row, line: { ...row.line, quantity: figure, isCounted: true } };
  });
}

/** Rows below "for each of the 3 theatres:" are for the buyer to multiply, up to the next row with a colon. */
export function timesEach(rows: readonly ReadRow[]): ReadRow[] {
  let times: string | null = null;
  return rows.map((row) => {
    if (/[:：]/u.test(row.row)) {
      const { times: own, before, han } = FOR_EACH.exec(row.row)?.groups ?? {};
      times = hasNumber(row.row) ? null : (own ?? before ?? han ?? null);
      return row;
    }
    return times === null || row.line === null
      ? row
      : { ...row, line: { ...row.line, quantity: `${row.line.quantity} x ${times}?`, isCounted: true } };
  });
}
