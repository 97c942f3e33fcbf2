import { hasNumber } from '../prose/hasNumber.ts';
import { UNIT } from '../quantities/units.ts';

/** "2 SG-7580 Electrode": the position of an item and its part number. */
const ITEM = /^\s*(\d{1,4})[.)]?\s+(?=\S)(.+)$/u;
const COUNTED = new RegExp(String.raw`\s(?<counted>\d{1,4}\s+${UNIT})(?:\s+\p{Sc}?[\d.,]+\p{Sc}?){0,3}\s*$`, 'iu');
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
export function withRowsJoined(text: string): string {
  const lines = text.split('\n');
  if (lines.some((line) => MARKED.test(line))) return text;
  const items = lines.flatMap((line, at): Item[] => {
    const [, position = '', rest = ''] = ITEM.exec(line) ?? [];
    return hasNumber(rest.split(/\s+/u)[0]!) ? [{ at, position: Number(position), text: line }] : [];
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
  const { counted = '' } = COUNTED.exec(item)?.groups ?? {};
  const [, , text = ''] = ITEM.exec(item.replace(COUNTED, '')) ?? [];
  return [...text.split(/\s+(.*)/su).filter(Boolean), counted].join('\t');
}

/** Returns the line with the item's quantity; null if there is none, or if another part number comes first. */
function endOf(lines: readonly string[], from: number, to: number): number | null {
  for (let at = from; at < to; at++) {
    if (at > from && lines[at]!.split(/\s+/u).some((word) => /\p{L}/u.test(word) && hasNumber(word))) return null;
    if (COUNTED.test(lines[at]!)) return at;
  }
  return null;
}
