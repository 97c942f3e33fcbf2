import { isRecord } from '../../../shared/json/isRecord.ts';
import { checkPlan } from './headings/checkPlan.ts';
import { type ColumnPlan, planColumns } from './headings/columnPlan.ts';
import { checkForSale } from './products/notForSale.ts';
import { fieldsOf, type FileFormat, type FileOptions, type FileRow, type OnFormat } from './fileRow.ts';
import { productIn, productsIn } from './jsonDocument.ts';
import { flatten, type Json, numberOf, specFields, withoutSpecs } from './jsonFields.ts';
import { documentIn, type Line } from './readLines.ts';

interface TextReading {
  options: FileOptions;
  onFormat: OnFormat;
  /** As `TextDecoder` names it, for the report. */
  encoding: string;
}

/** Yields the rows of a file with a JSON object in each line. */
export async function* readJsonLines(
  first: Line,
  lines: AsyncIterable<Line>,
  { options, onFormat, encoding }: TextReading,
): AsyncGenerator<FileRow> {
  const products = new JsonProducts(options);
  const firstProduct = productIn(first.text);
  reportFormat(products, isRecord(firstProduct) ? firstProduct : {}, {
    onFormat,
    form: `JSON lines, ${encoding}`,
    counts: 'line',
  });
  for await (const { number: line, text } of lines) {
    if (text.trim() === '' || line < first.number) continue;
    const product = productIn(text);
    if (isRecord(product)) yield* products.rows(line, product);
    else yield { line, values: [text], fault: 'not a JSON object' };
  }
}

/** Yields the rows of a file that is one JSON document: a list of products, or an object with such a list. */
export async function* readJsonDocument(
  lines: AsyncIterable<Line>,
  { options, onFormat, encoding }: TextReading,
): AsyncGenerator<FileRow> {
  const list = productsIn(await documentIn(lines));
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

/** Reads products of JSON: each of `skus`, or of the `variants` of a shop's product, becomes a row, each of `specs` a column. */
class JsonProducts {
  readonly #options: FileOptions;
  readonly #plans = new Map<string, ColumnPlan>();

  constructor(options: FileOptions) {
    this.#options = options;
  }

  /** Throws an UnreadableFile if two of its names mean the same. */
  planOf(product: Json): ColumnPlan {
    const plan = this.#planOfNames(Object.keys(flatten(product)));
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
    const fields = fieldsOf(plan, Object.values(flatten(product)), this.#options.defaults);
    return { ...Object.fromEntries(empty.map((column) => [column, ''])), ...fields };
  }
}

const withoutEmptyFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
