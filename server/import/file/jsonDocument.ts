import { isRecord } from '../../../shared/json/isRecord.ts';
import { errorText } from '../../platform/errorText.ts';
import { NO_CHOICES, planColumns } from './headings/columnPlan.ts';
import { flatten, type Json } from './jsonFields.ts';
import { UnreadableFile } from './readLines.ts';

/** Returns the products of a JSON document; what is no JSON object is among them as it is. */
export const productsIn = (text: string): unknown[] => listIn(parseDocument(text)).map(unwrap);

/** Returns the product on a line; null if the line is no JSON object. */
export const productIn = (line: string): unknown => unwrap(objectIn(line));

function parseDocument(text: string): unknown {
  try {
    return JSON.parse(text, keepLongDigits);
  } catch (error) {
    throw new UnreadableFile(`it is not valid JSON: ${errorText(error)}`, {
      cause: error,
    });
  }
}

/** A product without what an API has put around it: `{"node": {…}}` of GraphQL, `{"attributes": {…}}` of JSON:API. */
function unwrap(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { node, attributes, ...others } = value;
  if (isRecord(node) && Object.keys(others).length <= 1) return unwrap(node);
  const isResource = Object.keys(others).every((name) =>
    ['type', 'id', 'relationships', 'links', 'meta'].includes(name),
  );
  if (isRecord(attributes) && isResource) return attributes;
  const { variants } = value;
  const edges = isRecord(variants) ? (variants['edges'] ?? variants['nodes']) : null;
  return Array.isArray(edges) ? { ...value, variants: edges.map(unwrap) } : value;
}

/** The products of a document: the only list in it, however deep, whose objects are products. */
function listIn(document: unknown): unknown[] {
  if (Array.isArray(document)) return document;
  const lists = listsIn(document);
  const [only = [document], ...others] = lists.length > 1 ? lists.filter((list) => list.some(isProduct)) : lists;
  return others.length === 0 ? only : [document];
}

function listsIn(value: unknown): unknown[][] {
  if (Array.isArray(value)) return value.some(isRecord) ? [value] : [];
  if (!isRecord(value) || isProduct(value)) return [];
  const values = Object.values(value);
  // `{"A-100": {"name": "Cuff"}}`: its names are part numbers, unless the products have some.
  return values.every(isRecord) && isProduct(values[0])
    ? [
        hasNumber(values[0]!)
          ? values
          : Object.entries(value).map(([code, product]) => ({ code, ...(product as Json) })),
      ]
    : values.flatMap(listsIn);
}

const placesIn = (product: Json): ReadonlyMap<string, unknown> =>
  planColumns(Object.keys(flatten(product)), NO_CHOICES).places;
const hasNumber = (product: Json): boolean => placesIn(product).has('code');

/** A product may itself have lists, of its variants or pictures. */
function isProduct(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const product = unwrap(value) as Json;
  // An object of objects has products by their numbers.
  if (Object.values(product).every(isRecord)) return false;
  const places = placesIn(product);
  return 'skus' in product || places.has('code') || places.has('brand');
}

/** True for the first line of a file with a product in each line, false for a document on one line. */
export function isJsonProduct(line: string): boolean {
  const object = objectIn(line);
  return object !== null && listIn(object)[0] === object;
}

function objectIn(json: string): Json | null {
  try {
    const value: unknown = JSON.parse(json, keepLongDigits);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** A part number or a GTIN as a number can be larger than a double holds: its digits are kept. */
function keepLongDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isRounded && /^\d+$/.test(context?.source ?? '') ? context!.source : value;
}
