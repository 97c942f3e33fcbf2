import { isNumberName, isQuantityName } from '../columnNames.ts';
import type { Rows } from '../readRows.ts';

/** An order in a format for programs: its lines as rows of number and quantity, and the texts of its other parts. */
export interface Message {
  rows: Rows;
  leftOut: string[];
}

/** Reads an order in JSON, EDIFACT, X12 or cXML; null for any other text, and where no line of it has a number and a quantity. */
export function readMessage(text: string): Message | null {
  const read = /^\s*[[{]/u.test(text) ? fromJson(text) : (fromSegments(text) ?? fromCxml(text));
  return read && read.rows.length > 0 ? read : null;
}

/** "partNumber" as "part Number". */
const withBlanks = (key: string): string => key.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

function fromJson(text: string): Message | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const read: Message = { rows: [], leftOut: [] };
  collect(value, '', read);
  return read;
}

/** Adds a row for each object that has a part number and a quantity. All other values are added to `leftOut`. */
function collect(value: unknown, name: string, read: Message): void {
  if (typeof value !== 'object' || value === null) {
    if (value !== null) read.leftOut.push(`${name}: ${JSON.stringify(value)}`);
    return;
  }
  const scalars = Array.isArray(value) ? [] : scalarsOf(value);
  const number = scalars.find(([key]) => isNumberName(withBlanks(key)));
  const quantity = scalars.find(([key]) => isQuantityName(withBlanks(key)));
  if (number && quantity) read.rows.push([number[1], quantity[1]]);
  else for (const [key, inner] of Object.entries(value)) collect(inner, Array.isArray(value) ? name : key, read);
}

/** The texts and figures of an object, and of the objects in it. */
const scalarsOf = (value: object): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, string][] => {
    if (typeof inner === 'string' || typeof inner === 'number') return [[key, String(inner)]];
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? scalarsOf(inner) : [];
  });

/** EDIFACT: LIN+1++A-1:SA' and QTY+21:5'. X12: PO1*1*5*EA*129.00**VP*A-1~. */
const LINE_ITEM = /^LIN\+[^+]*\+[^+]*\+([^:+]+)/u;
const QUANTITY = /^QTY\+21:(\d+)/u;
const PO1 = /^PO1\*[^*]*\*(\d+)\*.*\*(?:VP|VN|BP|MG|SK)\*([^*]+)/u;

function fromSegments(text: string): Message | null {
  if (!/^\s*(?:LIN\+|PO1\*)/mu.test(text)) return null;
  const read: Message = { rows: [], leftOut: [] };
  for (const segment of text.split(/['~\n]+/u).map((each) => each.trim())) {
    const [, item] = LINE_ITEM.exec(segment) ?? [];
    const [, ordered] = QUANTITY.exec(segment) ?? [];
    const [, count, code] = PO1.exec(segment) ?? [];
    if (item) read.rows.push([item, '']);
    else if (ordered && read.rows.length > 0) read.rows.at(-1)![1] = ordered;
    else if (count && code) read.rows.push([code, count]);
    else if (segment !== '') read.leftOut.push(segment);
  }
  return read;
}

/** An item of a cXML order: `<ItemOut quantity="5"><ItemID><SupplierPartID>A-1<`. */
const ITEM_OUT =
  /<ItemOut\b[^<>]{0,200}\bquantity="(\d+)"[^<>]{0,200}>(?:(?!<\/ItemOut>)[\s\S]){0,2000}?<SupplierPartID>([^<]{1,200})</gu;
const fromCxml = (text: string): Message => ({
  rows: Array.from(text.matchAll(ITEM_OUT), ([, quantity = '', code = '']) => [code, quantity]),
  leftOut: [],
});
