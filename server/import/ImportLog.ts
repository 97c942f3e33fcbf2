import { appendFileSync, writeFileSync } from 'node:fs';
import type { ImportListener, ImportReport } from './ImportListener.ts';
import type { FileFormat, Line } from './file/fileRow.ts';

/** The number of equal reasons that are written out. */
const LINES_OF_A_REASON = 20;
const PROGRESS_MS = 1_000;
/** Files by the column that names them. */
const FILES = new Map([
  ['pictures', 'picture'],
  ['documents', 'document'],
]);
/** What the report says if a column is missing. */
const WITHOUT = new Map([
  ['price', 'No column has prices: new products are sold on quotation.'],
  ['stock', 'No column has stock: new products have none.'],
]);
const number = new Intl.NumberFormat('en');
/** Returns a count with its noun: "1 row", "1,200 rows". */
const countOf = (count: number, noun: string): string => `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

interface Counted {
  count: number;
  first: string;
}

/** Writes what an import reads, refuses and leaves out: rows to standard error, the rest to standard output. */
export class ImportLog implements ImportListener {
  readonly #out: NodeJS.WriteStream;
  readonly #err: NodeJS.WriteStream;
  readonly #refusedFile: string | null;
  /** An update changes what the file has columns for. */
  readonly #isUpdate: boolean;
  readonly #started = performance.now();
  readonly #reasons = new Map<string, Counted>();
  readonly #notes = new Map<string, Counted>();
  #counts: FileFormat['counts'] = 'line';
  #lastProgress = performance.now();

  constructor(
    out: NodeJS.WriteStream,
    err: NodeJS.WriteStream,
    { refusedFile = null, isUpdate = false }: { refusedFile?: string | null; isUpdate?: boolean | undefined } = {},
  ) {
    this.#out = out;
    this.#err = err;
    this.#refusedFile = refusedFile;
    this.#isUpdate = isUpdate;
  }

  opened({ form, headingLine, counts, headings, usedColumns, unusedColumns, columns }: FileFormat): void {
    this.#counts = counts;
    const headingsNote = headingLine === null ? '' : `, headings in line ${headingLine}`;
    this.#print(`Reading ${form}${headingsNote}.`, `Columns used: ${usedColumns.join(', ')}.`);
    if (unusedColumns.length > 0) this.#print(`Columns ignored: ${unusedColumns.join(', ')}.`);
    if (unusedColumns.length > 0 && !this.#isUpdate)
      this.#print('To show one as a specification, name it: --map "Heading=spec:Label".');
    // In JSON each object has names of its own.
    if (headingLine !== null && !this.#isUpdate)
      for (const [column, text] of WITHOUT) if (!columns.has(column)) this.#print(text);
    // With a byte order mark, which tells spreadsheets that it is UTF-8.
    if (this.#refusedFile !== null) writeFileSync(this.#refusedFile, `\uFEFF${csv(['refused because', ...headings])}`);
  }

  refused(line: Line, reason: string, source: readonly string[]): void {
    const { count } = counterOf(this.#reasons, kindOf(reason), `${this.#counts} ${line}`);
    if (count <= LINES_OF_A_REASON) this.#err.write(`${this.#counts} ${line}: ${reason}\n`);
    if (count === LINES_OF_A_REASON) this.#err.write('Further rows with this reason are only counted.\n');
    if (this.#refusedFile !== null)
      appendFileSync(this.#refusedFile, csv([`${this.#counts} ${line}: ${reason}`, ...source]));
  }

  noted(line: Line, about: string, text: string): void {
    const { count } = counterOf(this.#notes, about === 'row' ? text : about, `${this.#counts} ${line}: ${text}`);
    // Each file may fail for a reason of its own.
    const file = FILES.get(about);
    if (file !== undefined && count <= LINES_OF_A_REASON) this.#err.write(`${this.#counts} ${line}: ${file} ${text}\n`);
  }

  progress({ rows, refused }: ImportReport): void {
    if (!this.#isDue()) return;
    const speed = Math.round(rows / ((performance.now() - this.#started) / 1_000));
    this.#showProgress(`${countOf(rows, 'row')}, ${number.format(refused)} refused, ${countOf(speed, 'row')} a second`);
  }

  filesLoaded(about: string, products: number, of: number): void {
    if (!this.#isDue() && products < of) return;
    this.#showProgress(`${about} of ${number.format(products)} of ${countOf(of, 'product')}`);
  }

  /** Writes what came of the file. */
  end({ rows, products, added, variants, refused, retired }: ImportReport, isTrial: boolean): void {
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(1);
    if (this.#out.isTTY) this.#out.write('\r\u001b[K');
    this.#print(
      `Read ${countOf(rows, 'row')} in ${seconds} s.`,
      `${isTrial ? 'A trial: nothing was written. It would be ' : ''}${countOf(products, 'product')} (${number.format(added)} new, ${number.format(products - added)} updated) with ${countOf(variants, 'variant')}.`,
    );
    if (rows === 0) this.#print('The file has headings, but no rows below them.');
    if (retired > 0)
      this.#print(
        `${countOf(retired, 'product')} ${isTrial ? 'would be' : retired === 1 ? 'is' : 'are'} no longer sold.`,
      );
    for (const [about, { count, first }] of this.#notes)
      this.#print(
        isOfRow(about)
          ? `${countOf(count, 'row')} left out: ${about}.`
          : `${about}: ${countOf(count, 'value')} left out or in doubt, such as ${first}.`,
      );
    if (refused === 0) return this.#print('No row was refused.');
    this.#print(`${countOf(refused, 'row')} ${refused === 1 ? 'was' : 'were'} refused:`);
    for (const [reason, { count, first }] of [...this.#reasons].toSorted(
      ([, one], [, other]) => other.count - one.count,
    ))
      this.#print(`  ${number.format(count)}: ${reason} (first in ${first})`);
    if (this.#refusedFile === null)
      return this.#print('To have them in a file with their reasons, import with --refused=FILE.');
    this.#print(`${this.#refusedFile} has them with their reasons.`);
    this.#print(
      'Correct them in your own file, and import that again: variants that a file does not name are retired.',
    );
  }

  /** True if the last progress was shown long enough ago. */
  #isDue(): boolean {
    const now = performance.now();
    if (now - this.#lastProgress < PROGRESS_MS) return false;
    this.#lastProgress = now;
    return true;
  }

  #showProgress(line: string): void {
    this.#out.write(this.#out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }

  #print(...lines: string[]): void {
    this.#out.write(`${lines.join('\n')}\n`);
  }
}

const isOfRow = (about: string): boolean => about.includes(' ');

function counterOf(counts: Map<string, Counted>, kind: string, first: string): Counted {
  const entry = counts.get(kind) ?? { count: 0, first };
  entry.count += 1;
  counts.set(kind, entry);
  return entry;
}

/** A reason without the row's own values. */
const kindOf = (reason: string): string =>
  reason
    .replace(/; [^;]* keeps? (?:its|their) variants$/, '')
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/\bmay be \S+ or [^\s:]+/g, 'may be one of two');

const csv = (values: readonly string[]): string => `${values.map(quoteCsv).join(',')}\r\n`;
const quoteCsv = (value: string): string =>
  /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
