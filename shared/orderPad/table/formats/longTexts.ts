import { PAD_LIST_MAX } from '../../../contract/limits.ts';

/** As many equal other signs in a row are kept: longer runs are leaders to a column or rules across the page. */
const SIGNS_MAX = 40;
/** As many equal letters or digits in a row are kept. */
const LETTERS_MAX = 2_000;
/** A pad takes 1,000 lines; more rows than this are a catalogue. */
const ROWS_MAX = 20_000;

/** Shortens runs of one sign. Without a regular expression, which would keep a position for each sign (decision 127). */
export function withoutLongRuns(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let position = 0, end = 0; position < text.length; position = end) {
    const sign = text.charCodeAt(position);
    for (end = position + 1; end < text.length && text.charCodeAt(end) === sign;) end += 1;
    if (end - position <= SIGNS_MAX) continue;
    const most = /[\p{L}\p{N}]/u.test(text.charAt(position)) ? LETTERS_MAX : SIGNS_MAX;
    if (end - position <= most) continue;
    pieces.push(text.slice(from, position + most));
    from = end;
  }
  return pieces.join('') + text.slice(from);
}

/** True for a text that is longer than a list can be, and is not read. */
export function isTooLong(text: string): boolean {
  if (text.length > PAD_LIST_MAX) return true;
  const plain = withoutLongRuns(text);
  let rows = 1;
  for (
    let position = plain.indexOf('\n');
    position >= 0 && rows <= ROWS_MAX;
    position = plain.indexOf('\n', position + 1)
  )
    rows += 1;
  return rows > ROWS_MAX;
}
