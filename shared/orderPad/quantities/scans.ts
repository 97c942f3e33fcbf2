/** The prefix of a scanner, and a first identifier in brackets. */
const BRACKETED = /^(?:\][A-Za-z]\d)?[\p{Cc}\s]*(?:\(\d{2,4}\)[^()\p{Cc}]*\p{Cc}?)+$/u;
/** Identifiers of a count: of items of varying measure, and of items in a box. */
const COUNT = /\((?:30|37)\)\s*(\d{1,8})(?!\d)/u;

/** True of a GS1 code as scanners type it: "(01)04012345678901(240)A-1(30)5". */
export const isGs1Scan = (line: string): boolean =>
  line.length <= SCAN_MAX && BRACKETED.test(line.trim()) && /\((?:01|02|240|241)\)/u.test(line);
const SCAN_MAX = 200;

/** A code's text with identifiers in brackets, and its quantity. */
interface Scan {
  text: string;
  quantity: number | null;
}

/** Elements of a fixed length, and those that end with a group separator. */
const FIXED = /^(01|02)(\d{14})|^(1[1235678])(\d{6})|^(20)(\d{2})/u;
const VARIABLE = /^(240|241|10|21|30|37)([^\p{Cc}]{1,30})(?:\p{Cc}|$)/u;

/** "0104012345678901240A-1<GS>305" with its identifiers in brackets, where one is a number or a quantity; null for any other text. */
function bracketed(line: string): string | null {
  if (!/^(?:\][A-Za-z]\d)?\p{Cc}?0[12]\d{14}/u.test(line)) return null;
  let rest = line.replace(/^(?:\][A-Za-z]\d)?\p{Cc}?/u, '');
  let read = '';
  while (rest !== '') {
    const match = FIXED.exec(rest) ?? VARIABLE.exec(rest);
    if (!match) return null;
    const [id = '', value = ''] = match.slice(1).filter((each) => each !== undefined);
    read += `(${id})${value}`;
    rest = rest.slice(match[0].length).replace(/^\p{Cc}/u, '');
  }
  return /\((?:240|241|30|37)\)/u.test(read) ? read : null;
}

/** A HIBC code: "+H123", the number, a digit for the unit, "/" and what the box holds: "$$8" and two digits, "$$9" and five. */
const HIBC = /^\+[A-Z][A-Z\d]{3}([A-Z\d]{2,18})\d(?:\/(?:\$\$8(\d{2})|\$\$9(\d{5}))?\S*|[A-Z\d\-. $/+%])$/u;

/** A code as scanners type it, GS1 or HIBC, with its own number and quantity; null for any other text. */
export function readScan(line: string): Scan | null {
  if (line.length > SCAN_MAX) return null;
  const plain = line.trim();
  const [, number, few, many] = HIBC.exec(plain) ?? [];
  if (number !== undefined) return { text: `${number} ${plain}`, quantity: Number(few ?? many) || null };
  const text = isGs1Scan(plain) ? plain : bracketed(plain);
  if (text === null) return null;
  const [, figure] = COUNT.exec(text) ?? [];
  return { text, quantity: figure === undefined ? null : Number(figure) };
}
