import { isRecord } from '../../../shared/json/isRecord.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { isOfFiles, meaningsOf } from './headings/columns.ts';

export type Json = Record<string, unknown>;

/** The part number of a variant; empty if it has none. */
export const numberOf = (sku: unknown): string =>
  isRecord(sku) ? textOf('code', sku['code'] ?? sku['sku'] ?? '') : '';

/**
 * The values of an object as texts; those in several languages, and those of an object in it, under names of their own:
 * `name_ru`, "manufacturer name".
 */
export function flatten(values: Json): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, wrapped] of Object.entries(values)) {
    const value = unwrapped(wrapped);
    if (value === null || value === undefined) continue;
    if (!isRecord(value)) texts[key] = textOf(key, value);
    else {
      const isLocalised = Object.keys(value).every((name) => (LANGUAGES as readonly string[]).includes(name));
      for (const [name, inner] of Object.entries(value)) {
        const text = unwrapped(inner);
        const own = isLocalised ? `${key}_${name}` : `${key} ${name}`;
        if (text !== null && text !== undefined) texts[own] = textOf(own, text);
      }
    }
  }
  return texts;
}

/** Names that programs wrap a value in: relations of Strapi and of GraphQL, numbers and ids of MongoDB. */
const WRAPPER = /^(?:data|attributes|fields|node|\$\w+)$/;

/** The value within an object that says nothing but its kind: `{"data": {"attributes": {"name": "Acme"}}}`. */
function unwrapped(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const [name = '', ...others] = Object.keys(value).filter((key) => key !== 'id');
  return others.length === 0 && WRAPPER.test(name) ? unwrapped(value[name]) : value;
}

// An object in a list, such as a group with its number, is read as its name, a picture or document as its address. Other
// objects, and those within others, are serialised, and rejected if they do not fit.
function textOf(key: string, value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((each) => textOf(key, (isRecord(each) && (addressOf(key, each) ?? nameOf(each))) || each))
      .join(/path$/i.test(key) ? ' > ' : ' | ');
  if (typeof value === 'number' && /price|цена|precio|价/i.test(key)) return priceText(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const nameOf = ({ name, title }: Json): unknown => name ?? title;

/** The address of an object in a list of pictures or documents; undefined in another list. */
const addressOf = (key: string, { src, url }: Json): unknown =>
  meaningsOf(key).some(({ column }) => isOfFiles(column)) ? (src ?? url) : undefined;

// As a text, 12.345 may have a decimal point or a thousands separator; a JSON number always has a point. Add a zero to
// make that clear.
const priceText = (price: number): string => String(price).replace(/\.\d{3}$/, '$&0');

/** Names that programs give to the list of a product's specifications. */
const SPEC_LISTS = new Set([
  'specs',
  'specifications',
  'attributes',
  'features',
  'properties',
  'params',
  'parameters',
  'characteristics',
]);

/** The other values of a product, and its lists of specifications. */
export function withoutSpecs(product: Json): [own: Json, lists: Json] {
  const isSpecs = ([name, value]: [string, unknown]): boolean =>
    SPEC_LISTS.has(name) && (isRecord(value) || (Array.isArray(value) && value.every(isRecord)));
  const entries = Object.entries(product);
  return [Object.fromEntries(entries.filter((entry) => !isSpecs(entry))), Object.fromEntries(entries.filter(isSpecs))];
}

/** Specifications by label: `{"Length": 2}`, or `[{"name": "Length", "value": 2}]` as shops write them. */
function labelsAndValues(list: unknown): [label: string, value: unknown][] {
  if (!Array.isArray(list)) return Object.entries(list as Json);
  return list.flatMap((each: Json): [string, unknown][] => {
    const label = each['name'] ?? each['label'] ?? each['key'] ?? each['title'];
    const value = each['value'] ?? each['values'] ?? each['options'] ?? each['option'];
    const unit = typeof each['unit'] === 'string' && each['unit'] !== '' ? ` [${each['unit']}]` : '';
    return typeof label === 'string' ? [[label + unit, value]] : [];
  });
}

/** The fields of specifications. One that names the manufacturer is the brand. */
export function specFields(lists: Json): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [label, value] of Object.values(lists).flatMap(labelsAndValues)) {
    if (value === null || value === undefined || isRecord(value)) continue;
    const isBrand = meaningsOf(label).some(({ column }) => column === 'brand');
    fields[isBrand ? 'brand' : `spec:${label}`] = textOf('spec', value);
  }
  return fields;
}
