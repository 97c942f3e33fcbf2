import { isRecord } from '../../../shared/json/isRecord.ts';
import { columnOf, REQUIRED } from './columns.ts';
import { csvRecords, splitRecord } from './csvRecords.ts';
import { readLines, UnreadableFile, type Line } from './readLines.ts';

/** A row of a file: its fields by column, or the reason why it cannot be read. */
export type FileRow = { line: number; fields: Record<string, string> } | { line: number; fault: string };

/** Yields the rows of a CSV or JSON lines file; only the current one is in memory. */
export async function* readRows(path: string): AsyncGenerator<FileRow> {
  const lines = readLines(path);
  try {
    for await (const line of lines) {
      if (line.text.trim() === '' || line.text.startsWith('#')) continue;
      if (line.text.trimStart().startsWith('{')) {
        yield* jsonRows(line);
        for await (const next of lines) yield* jsonRows(next);
      } else yield* csvRows(lines, line);
      return;
    }
  } finally {
    await lines.return(undefined);
  }
  throw new UnreadableFile('it has no header');
}

async function* csvRows(lines: AsyncIterable<Line>, { text: header }: Line): AsyncGenerator<FileRow> {
  const delimiter = delimiterOf(header);
  const names = splitRecord(header, delimiter);
  if (!Array.isArray(names)) throw new UnreadableFile('a quote in the header is not closed');
  const columns = names.map(columnOf);
  requireColumns(columns);
  for await (const record of csvRecords(lines, delimiter, columns.length)) {
    if ('fault' in record) yield record;
    else yield { line: record.line, fields: fieldsOf(columns, record.values) };
  }
}

const delimiterOf = (header: string): string =>
  [',', ';', '\t'].reduce((best, one) => (header.split(one).length > header.split(best).length ? one : best));

function requireColumns(columns: (string | null)[]): void {
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  if (!columns.some((name) => name?.startsWith('name_'))) missing.push('name');
  if (missing.length > 0) throw new UnreadableFile(`the header has no column for ${missing.join(', ')}`);
}

function fieldsOf(columns: (string | null)[], values: string[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [at, column] of columns.entries()) if (column !== null && values[at] !== '') fields[column] = values[at]!;
  return fields;
}

// Each of `skus` becomes a row, each of `specs` a column.
function* jsonRows({ number: line, text }: Line): Generator<FileRow> {
  if (text.trim() === '') return;
  const product = parseObject(text);
  if (product) yield* productRows(line, product);
  else yield { line, fault: 'not a JSON object' };
}

function productRows(line: number, { skus, specs, ...own }: Record<string, unknown>): FileRow[] {
  const shared = { ...flatten(own), ...specFields(specs) };
  if (!Array.isArray(skus) || skus.length === 0) return [{ line, fields: shared }];
  return (skus as unknown[]).map((sku) =>
    isRecord(sku)
      ? { line, fields: { ...shared, ...flatten(variant(sku, own.code)), ...specFields(sku.specs) } }
      : { line, fault: 'a sku is not a JSON object' },
  );
}

const variant = ({ code, specs: _specs, ...sku }: Record<string, unknown>, product: unknown) => ({
  sku_code: code,
  ...sku,
  code: product,
});

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function flatten(values: Record<string, unknown>): Record<string, string> {
  const pairs = Object.entries(values).flatMap(([key, value]) => {
    const column = columnOf(key);
    if (column === null || value === null || value === undefined) return [];
    if (column === 'price' && typeof value === 'number') return [[column, priceText(value)]];
    return [[column, Array.isArray(value) ? value.map(plain).join(' | ') : plain(value)]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

// Objects in place of a text are serialised, and rejected if they do not fit.
const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

// As a text, 12.345 may have a decimal point or a thousands separator; a JSON number always has a point. Add a zero to
// make that clear.
const priceText = (price: number): string => String(price).replace(/\.\d{3}$/, '$&0');

const specFields = (specs: unknown): Record<string, string> =>
  isRecord(specs)
    ? Object.fromEntries(
        Object.entries(specs)
          .filter(([, value]) => value !== null)
          .map(([label, value]) => [`spec:${label}`, plain(value)]),
      )
    : {};
