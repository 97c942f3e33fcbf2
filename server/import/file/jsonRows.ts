import { isRecord } from '../../../shared/json/isRecord.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { isOfFiles, meaningsOf } from './headings/columns.ts';
import { checkPlan, type ColumnPlan, NO_CHOICES, planColumns } from './headings/columnPlan.ts';
import { checkForSale } from './products/notForSale.ts';
import { fieldsOf, type FileFormat, type FileOptions, type FileRow, type OnFormat } from './fileRow.ts';
import { documentIn, type Line, UnreadableFile } from './readLines.ts';
import { errorText } from '../../platform/errorText.ts';

type Json = Record<string, unknown>;

/** Yields the rows of a file with a JSON object in each line. */
export async function* jsonLines(
  first: Line,
  lines: AsyncIterable<Line>,
  options: FileOptions,
  onFormat: OnFormat,
  encoding: string,
): AsyncGenerator<FileRow> {
  const products = new JsonProducts(options);
  reportFormat(products, unwrapped(objectIn(first.text) ?? {}) as Json, {
    onFormat,
    form: `JSON lines, ${encoding}`,
    counts: 'line',
  });
  for await (const { number: line, text } of lines) {
    if (text.trim() === '' || line < first.number) continue;
    const product = unwrapped(objectIn(text));
    if (isRecord(product)) yield* products.rows(line, product);
    else yield { line, values: [text], fault: 'not a JSON object' };
  }
}

/** Yields the rows of a file that is one JSON document: a list of products, or an object with such a list. */
export async function* jsonDocument(
  lines: AsyncIterable<Line>,
  options: FileOptions,
  onFormat: OnFormat,
  encoding: string,
): AsyncGenerator<FileRow> {
  const list = listIn(parsed(await documentIn(lines))).map(unwrapped);
  const products = new JsonProducts(options);
  reportFormat(products, list.find(isRecord) ?? {}, {
    onFormat,
    form: `a JSON document, ${encoding}`,
    counts: 'product',
  });
  for (const [index, product] of list.entries()) {
    if (isRecord(product)) yield* products.rows(index + 1, product);
    else yield { line: index + 1, values: [JSON.stringify(product)], fault: 'not a JSON object' };
  }
}

function reportFormat(
  products: JsonProducts,
  first: Json,
  { onFormat, form, counts }: { onFormat: OnFormat } & Pick<FileFormat, 'form' | 'counts'>,
): void {
  const { skus: _skus, variants: _variants, ...shared } = first;
  const [own, lists] = withoutSpecs(shared);
  const { usedColumns, unusedColumns } = products.planOf(own);
  const specs = Object.keys(lists).map((name) => `${name} = specifications`);
  onFormat({
    form,
    counts,
    headingLine: null,
    headings: [],
    usedColumns: [...usedColumns, ...specs],
    unusedColumns,
    columns: new Set(),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, exact);
  } catch (error) {
    throw new UnreadableFile(`it is not valid JSON: ${errorText(error)}`, {
      cause: error,
    });
  }
}

/** A product without what an API has put around it: `{"node": {…}}` of GraphQL, `{"attributes": {…}}` of JSON:API. */
function unwrapped(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { node, attributes, ...others } = value;
  if (isRecord(node) && Object.keys(others).length <= 1) return unwrapped(node);
  const isResource = Object.keys(others).every((name) =>
    ['type', 'id', 'relationships', 'links', 'meta'].includes(name),
  );
  if (isRecord(attributes) && isResource) return attributes;
  const { variants } = value;
  const edges = isRecord(variants) ? (variants['edges'] ?? variants['nodes']) : null;
  return Array.isArray(edges) ? { ...value, variants: edges.map(unwrapped) } : value;
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
  return isRecord(value) && !isProduct(value) ? Object.values(value).flatMap(listsIn) : [];
}

/** A product may itself have lists, of its variants or pictures. */
function isProduct(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const product = unwrapped(value) as Json;
  const { places } = planColumns(Object.keys(flat(product)), NO_CHOICES);
  return 'skus' in product || places.has('code') || places.has('brand');
}

/** True for the first line of a file with a product in each line, false for a document on one line. */
export function isJsonProduct(line: string): boolean {
  const object = objectIn(line);
  return object !== null && listIn(object)[0] === object;
}

function objectIn(json: string): Json | null {
  try {
    const value: unknown = JSON.parse(json, exact);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** A part number or a GTIN as a number can be larger than a double holds: its digits are kept. */
function exact(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isRounded && /^\d+$/.test(context?.source ?? '') ? context!.source : value;
}

/** Reads products of JSON: each of `skus`, or of the `variants` of a shop's product, becomes a row, each of `specs` a column. */
class JsonProducts {
  readonly #options: FileOptions;
  readonly #plans = new Map<string, ColumnPlan>();

  constructor(options: FileOptions) {
    this.#options = options;
  }

  /** Throws an UnreadableFile if two of its names mean the same. */
  planOf(product: Json): ColumnPlan {
    const plan = this.#planOfNames(Object.keys(flat(product)));
    // Each product may lack what it needs: its row says so.
    checkPlan({ ...plan, missing: [] }, this.#options.currency);
    return plan;
  }

  /** Objects of a file have few sets of names. */
  #planOfNames(names: string[]): ColumnPlan {
    const key = names.join('\n');
    const plan = this.#plans.get(key) ?? planColumns(names, this.#options);
    this.#plans.set(key, plan);
    return plan;
  }

  *rows(line: number, product: Json): Generator<FileRow> {
    const { skus: skuList, variants, ...all } = product;
    const skus = skuList ?? variants;
    const values = [JSON.stringify(product)];
    const [own, lists] = withoutSpecs(all);
    const { brand, ...specs } = specFields(lists);
    const ownFields = this.#fields(own);
    const shared: Record<string, string> = {
      ...(Object.keys(lists).length > 0 && { specs: '' }),
      ...ownFields,
      ...(brand !== undefined && !ownFields['brand'] && { brand }),
      ...specs,
    };
    if (!Array.isArray(skus) || skus.length === 0) return yield checkForSale({ line, values }, shared);
    // The product of a shop has the number of its first variant.
    const code = shared['code'] || numberOf(skus[0]);
    for (const sku of skus as unknown[])
      if (isRecord(sku)) {
        const { code: _code, sku: _sku, ...variantFields } = sku;
        const [rest, others] = withoutSpecs(variantFields);
        const sku_code = numberOf(sku);
        const { brand: _brand, ...further } = specFields(others);
        const variant = this.#variant({ ...rest, sku_code, code: sku_code });
        yield checkForSale(
          { line, values },
          { ...variant, ...shared, ...withoutEmptyFields(variant), ...further, code },
        );
      } else yield { line, values, fault: 'a sku is not a JSON object' };
  }

  #variant({ name, title, ...sku }: Json): Record<string, string> {
    const sku_name = name ?? (title === 'Default Title' ? undefined : title);
    const {
      brand: _brand,
      group: _group,
      ...fields
    } = this.#fields({ ...sku, ...(sku_name !== undefined && { sku_name }) });
    return fields;
  }

  /** The fields of an object; empty where it has a name without a value. */
  #fields(product: Json): Record<string, string> {
    const plan = this.planOf(product);
    const unfilled = Object.keys(product).filter((name) => product[name] === null);
    const empty = [plan, this.#planOfNames(unfilled)].flatMap(({ places }) => [...places.keys()]);
    const fields = fieldsOf(plan, Object.values(flat(product)), this.#options.defaults);
    return { ...Object.fromEntries(empty.map((column) => [column, ''])), ...fields };
  }
}

const withoutEmptyFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));

/** A part number of a variant. */
const numberOf = (sku: unknown): string => (isRecord(sku) ? plain('code', sku['code'] ?? sku['sku'] ?? '') : '');

/**
 * The values of an object as texts; those in several languages, and those of an object in it, under names of their own:
 * `name_ru`, "manufacturer name".
 */
function flat(values: Json): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue;
    if (!isRecord(value)) texts[key] = plain(key, value);
    else {
      const isLocalised = Object.keys(value).every((name) => (LANGUAGES as readonly string[]).includes(name));
      for (const [name, text] of Object.entries(value)) {
        const own = isLocalised ? `${key}_${name}` : `${key} ${name}`;
        if (text !== null) texts[own] = plain(own, text);
      }
    }
  }
  return texts;
}

// Of an object in a list, such as a group with its number, the name counts; of a picture or document, its address. Other objects, and
// those within others, are serialised, and rejected if they do not fit.
function plain(key: string, value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((each) => plain(key, (isRecord(each) && (addressOf(key, each) ?? nameOf(each))) || each))
      .join(' | ');
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
function withoutSpecs(product: Json): [own: Json, lists: Json] {
  const isSpecs = ([name, value]: [string, unknown]): boolean =>
    SPEC_LISTS.has(name) && (isRecord(value) || (Array.isArray(value) && value.every(isRecord)));
  const entries = Object.entries(product);
  return [Object.fromEntries(entries.filter((entry) => !isSpecs(entry))), Object.fromEntries(entries.filter(isSpecs))];
}

/** Specifications by label: `{"Length": 2}`, or `[{"name": "Length", "value": 2}]` as shops write them. */
function labelled(list: unknown): [label: string, value: unknown][] {
  if (!Array.isArray(list)) return Object.entries(list as Json);
  return list.flatMap((each: Json): [string, unknown][] => {
    const label = each['name'] ?? each['label'] ?? each['key'] ?? each['title'];
    const value = each['value'] ?? each['values'] ?? each['options'] ?? each['option'];
    const unit = typeof each['unit'] === 'string' && each['unit'] !== '' ? ` [${each['unit']}]` : '';
    return typeof label === 'string' ? [[label + unit, value]] : [];
  });
}

/** The fields of specifications. One that names the manufacturer is the brand. */
function specFields(lists: Json): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [label, value] of Object.values(lists).flatMap(labelled)) {
    if (value === null || value === undefined || isRecord(value)) continue;
    const isBrand = meaningsOf(label).some(({ column }) => column === 'brand');
    fields[isBrand ? 'brand' : `spec:${label}`] = plain('spec', value);
  }
  return fields;
}
