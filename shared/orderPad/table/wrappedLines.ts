import type { ReadRow } from '../amendments/applyAmendments.ts';
import { EVIDENCE } from '../evidence.ts';
import { hasNumber } from '../prose/hasNumber.ts';

const WRAPPED_MIN = 2;

const isItem = ({ line, isOfTable }: ReadRow): boolean =>
  line !== null && !isOfTable && line.evidence >= EVIDENCE.leadsWithNumber && hasNumber(line.text);
const isRest = (row: ReadRow | undefined): boolean =>
  row?.line?.isCounted === true && /^\p{Ll}/u.test(row.row) && !hasNumber(row.line.text);

/** "A-1 SpO2 sen-" above "sor adult 5 EA": the quantities of items that are wrapped, where all of a list are so. */
export function joinWrappedLines(rows: readonly ReadRow[]): readonly ReadRow[] {
  const items = rows.flatMap((row, index) => (isItem(row) ? [index] : []));
  const areWrapped = items.every((index) => !rows[index]!.line!.isCounted && isRest(rows[index + 1]));
  if (items.length < WRAPPED_MIN || !areWrapped) return rows;
  return rows.map((row, index) => {
    if (items.includes(index - 1)) return { ...row, line: null };
    if (!items.includes(index)) return row;
    const line = { ...row.line!, quantity: rows[index + 1]!.line!.quantity, isCounted: true };
    return { ...row, line: { ...line, evidence: EVIDENCE.hasQuantity } };
  });
}
