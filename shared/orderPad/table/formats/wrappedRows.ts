import { hasNumber } from '../../prose/hasNumber.ts';
import { UNIT } from '../../quantities/units.ts';

/** "2 SG-7580 Electrode": the position of an item and its part number. */
const ITEM = /^\s*(\d{1,4})[.)]?\s+(?=\S)(.+)$/u;
const PRICES = String.raw`(?:\s+\p{Sc}?[\d.,]+\p{Sc}?){0,3}\s*$`;
/** "4 EA", "EA 4", "Qty: 4": a figure with its unit, and prices behind it. */
const WITH_UNIT = new RegExp(String.raw`(?:^|\s)(?<counted>\d{1,4}\s+${UNIT}|${UNIT}:?\s+\d{1,4})${PRICES}`, 'iu');
/** "1 3,450.00 3,450.00" */
const WITH_PRICES =
  /(?:^|\s)(?<counted>\d{1,4})\s+\p{Sc}?(?<price>\d[\d.,]*[.,]\d{2})\s+\p{Sc}?(?<total>\d[\d.,]*[.,]\d{2})\s*$/u;
const MARKED = /[\t;|]|\s{3,}\S/u;
const ITEMS_MIN = 2;

interface Item {
  at: number;
  position: number;
  text: string;
}

/**
 * Joins the lines of each item of a printed list whose descriptions are wrapped; the quantity ends an item's last line.
 * Returns any other text unchanged.
 */
export function joinWrappedRows(text: string): string {
  const lines = text.split('\n');
  if (lines.some((line) => MARKED.test(line))) return text;
  const items = lines.flatMap((line, index): Item[] => {
    const [, position = '', rest = ''] = ITEM.exec(line) ?? [];
    return hasNumber(rest.split(/\s+/u)[0]!) ? [{ at: index, position: Number(position), text: line }] : [];
  });
  if (items.length < ITEMS_MIN || items.some(({ position }, index) => position !== index + 1)) return text;
  const ends = items.map((item, index) => endOf(lines, item.at, items[index + 1]?.at ?? lines.length));
  if (ends.some((end) => end === null) || ends.every((end, index) => end === items[index]!.at)) return text;
  const joined = items.map(({ at }, index) => cellsOf(lines.slice(at, ends[index]! + 1).join(' ')));
  const rest = items.flatMap((_, index) => [joined[index]!, ...lines.slice(ends[index]! + 1, items[index + 1]?.at)]);
  return [...lines.slice(0, items[0]!.at), ...rest].join('\n');
}

/** The part number, the description and the quantity of an item, as cells. */
function cellsOf(item: string): string {
  const { counted, rest } = countedAtEnd(item)!;
  const [, , text = ''] = ITEM.exec(rest) ?? [];
  return [...text.split(/\s+(.*)/su).filter(Boolean), counted].join('\t');
}

/** Returns the line with the item's quantity; null if there is none, or if another part number comes first. */
function endOf(lines: readonly string[], from: number, to: number): number | null {
  for (let index = from; index < to; index++) {
    if (index > from && lines[index]!.split(/\s+/u).some(mayBePart)) return null;
    if (countedAtEnd(lines[index]!)) return index;
  }
  return null;
}

/** Returns the quantity at the end of a line and the text before it; null if the line has no quantity. */
function countedAtEnd(line: string): { counted: string; rest: string } | null {
  const match = WITH_UNIT.exec(line) ?? productIn(line);
  const counted = match?.groups!['counted']!.replace(/^(\D+?):?\s+(\d+)$/u, '$2 $1');
  return counted === undefined ? null : { counted, rest: line.slice(0, match!.index) };
}

/** A figure without a unit is a quantity where the price by it makes the total. */
function productIn(line: string): RegExpExecArray | null {
  const match = WITH_PRICES.exec(line);
  if (!match) return null;
  const { counted = '', price = '', total = '' } = match.groups!;
  const cents = (amount: string): number => Number(amount.replaceAll(/\D/gu, ''));
  return Number(counted) * cents(price) === cents(total) ? match : null;
}

/** "M1191BL", and not "SpO2". */
const mayBePart = (word: string): boolean =>
  /\p{L}/u.test(word) && hasNumber(word) && word.replaceAll(/\D/gu, '').length > 1;
