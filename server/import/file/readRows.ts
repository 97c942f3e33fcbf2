import { cifLines, isCif } from './cif.ts';
import { csvRecords } from './csvRecords.ts';
import { checkPlan } from './headings/checkPlan.ts';
import type { ColumnPlan } from './headings/columnPlan.ts';
import { encodingOf } from './encoding.ts';
import { UNJOINED_ROWS, familyOf } from './products/families.ts';
import { findHeadings, isNote, concatLines } from './headings/findHeadings.ts';
import { hasSections, withSectionGroups } from './products/sections.ts';
import { isRule, noProduct } from './products/noProduct.ts';
import { isJsonProduct } from './jsonDocument.ts';
import { readJsonDocument, readJsonLines } from './jsonRows.ts';
import { fieldsOf, type FileOptions, type FileRow, type Records, type Table, type OnFormat } from './fileRow.ts';
import { STOCK_BY_PLACE } from './headings/stockByPlace.ts';
import { openSource, type Source } from './openSource.ts';
import { DOCUMENT_MAX, documentIn, type Line, readLines, UnreadableFile } from './readLines.ts';
import { isWorkbook } from './fileKind.ts';
import { markupTable } from './markup/markupTable.ts';
import { bytesIn, sheetRows } from './workbook.ts';

const NAMES: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' };
/** The characters of XML or HTML, whose elements take some ten times their text in memory. */
const MARKUP_MAX = 100 * 1024 * 1024;
const isBlank = (text: string): boolean => text.trim() === '';

/** Yields the rows of a file from its beginning. A pipe can be read once. */
export type ReadRows = (onFormat?: OnFormat) => AsyncGenerator<FileRow>;

/**
 * Returns a reader of a workbook, a CSV, JSON, XML or HTML file. Of CSV and of JSON lines only one row is in memory; a
 * workbook is unpacked once, however often it is read.
 */
export function rowReader(path: string, options: FileOptions): ReadRows {
  let workbook: [Table, Records] | null = null;
  return async function* read(onFormat = () => undefined) {
    if (workbook) return yield* recordRows(...workbook, options, onFormat);
    const { head, chunks } = await openSource(path);
    try {
      const encoding = options.encoding ?? encodingOf(head);
      if (options.more.length > 0 && !isCommerceMl(head, encoding))
        throw new UnreadableFile('only a document of 1C (import.xml) has further files: name one file');
      if (!isWorkbook(head, encoding)) return yield* textRows({ head, chunks }, encoding, options, onFormat);
      workbook = await sheetRows(await bytesIn(chunks), options);
    } finally {
      await chunks.return(undefined);
    }
    yield* recordRows(...workbook, options, onFormat);
  };
}

const isCommerceMl = (head: Buffer, encoding: string): boolean =>
  new TextDecoder(encoding).decode(head.subarray(0, 10_000)).includes('<КоммерческаяИнформация');

/** The whole text of a file. */
async function documentAt(path: string, options: FileOptions): Promise<string> {
  const { head, chunks } = await openSource(path);
  const lines = readLines(chunks, options.encoding ?? encodingOf(head), DOCUMENT_MAX);
  try {
    return await documentIn(lines, MARKUP_MAX);
  } finally {
    await lines.return(undefined);
    await chunks.return(undefined);
  }
}

/** JSON, XML and HTML may be one line, however long. */
const isDocument = (head: Buffer, encoding: string): boolean =>
  /^(?:\s|#.*\n)*[[{<]/.test(new TextDecoder(encoding).decode(head.subarray(0, 10_000)));

async function* textRows(
  { head, chunks }: Source,
  encoding: string,
  options: FileOptions,
  onFormat: OnFormat,
): AsyncGenerator<FileRow> {
  const lines = readLines(chunks, encoding, isDocument(head, encoding) ? DOCUMENT_MAX : undefined);
  try {
    const [first, all] = await firstOf(lines);
    if (first === null) throw new UnreadableFile('it has no header');
    const start = first.text.trimStart();
    if (isJsonProduct(start)) return yield* readJsonLines(first, all, { options, onFormat, encoding });
    if (/^[[{]/.test(start)) return yield* readJsonDocument(all, { options, onFormat, encoding });
    if (start.startsWith('<')) {
      const more = await Promise.all(options.more.map((path) => documentAt(path, options)));
      return yield* recordRows(...markupTable(await documentIn(all, MARKUP_MAX), more, options), options, onFormat);
    }
    const [headings, rest] = await findHeadings(isCif(start) ? cifLines(all) : all, options);
    if (!headings)
      throw new UnreadableFile(
        'none of its first 30 lines has a heading such as code, brand, group or name. Tell what its own mean with --map "Heading=code"',
      );
    const { delimiter, names, plan, line } = headings;
    const form = `CSV with ${NAMES[delimiter] ?? `"${delimiter}" between the values`}, ${encoding}`;
    yield* recordRows({ form, line, names, plan }, csvRecords(rest, delimiter, names.length), options, onFormat);
  } finally {
    await lines.return(undefined);
  }
}

/** The first line that is neither blank nor a note, and all lines with it. */
async function firstOf(lines: AsyncGenerator<Line>): Promise<[Line | null, AsyncGenerator<Line>]> {
  const above: Line[] = [];
  for (;;) {
    const { value, done } = await lines.next();
    if (done) return [null, lines];
    above.push(value);
    if (!isBlank(value.text) && !isNote(value.text)) return [value, concatLines(above, lines)];
  }
}

/** Stock by place is stock. */
const stockColumn = ({ places }: ColumnPlan): string[] => (places.has(STOCK_BY_PLACE) ? ['stock'] : []);

async function* recordRows(
  table: Table,
  input: Records,
  { currency, defaults, isUpdate }: FileOptions,
  onFormat: OnFormat,
): AsyncGenerator<FileRow> {
  const { form, line, names } = table;
  const [plan, records] = hasSections(table.plan)
    ? await withSectionGroups(table, input, isUpdate)
    : [table.plan, input];
  checkPlan(plan, currency);
  const exportName = plan.format === null ? '' : `, an export of ${plan.format.name}`;
  onFormat({
    form: form + exportName,
    headingLine: line,
    counts: line === null ? 'product' : 'line',
    headings: names,
    usedColumns: plan.usedColumns,
    unusedColumns: plan.unusedColumns,
    columns: new Set([...plan.places.keys(), ...stockColumn(plan), ...Object.keys(defaults)]),
  });
  const family = isUpdate ? UNJOINED_ROWS : familyOf(plan);
  for await (const record of records) {
    const reason = noProduct(plan, names, record.values);
    if (isRule(record.values)) yield { line: record.line, values: record.values, leftOut: 'a drawn line' };
    else if ('fault' in record || 'leftOut' in record) yield record;
    else if (reason !== null) yield { ...record, leftOut: reason };
    else yield* family.take({ ...record, fields: fieldsOf(plan, record.values, defaults) });
  }
  yield* family.end?.() ?? [];
}
