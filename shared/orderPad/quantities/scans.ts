/** The prefix of a scanner, and a first identifier in brackets. */
const BRACKETED = /^(?:\][A-Za-z]\d)?[\p{Cc}\s]*(?:\(\d{2,4}\)[^()\p{Cc}]*\p{Cc}?)+$/u;
/** Identifiers of a count: of items of varying measure, and of items in a box. */
const COUNT = /\((?:30|37)\)\s*(\d{1,8})(?!\d)/u;

/** True of a GS1 code as scanners type it: "(01)04012345678901(240)A-1(30)5". */
export const isGs1Scan = (line: string): boolean =>
  line.length <= SCAN_MAX && BRACKETED.test(line.trim()) && /\((?:01|02|240|241)\)/u.test(line);
const SCAN_MAX = 200;

/** How many the code says; null where it does not. */
export function countInScan(line: string): number | null {
  const [, figure] = COUNT.exec(line) ?? [];
  return figure === undefined ? null : Number(figure);
}
