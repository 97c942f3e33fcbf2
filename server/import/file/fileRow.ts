import { type ColumnChoices, type ColumnPlan, NO_CHOICES } from './columnPlan.ts';

/** A row of a file: its fields by column, or the reason why it cannot be read. */
export type FileRow = { line: number; values: readonly string[] } & (
  | { fields: Record<string, string> }
  | { fault: string }
  /** Not for sale, or nothing but a picture. */
  | { leftOut: string }
);

/** How a file is read. */
export interface FileOptions extends ColumnChoices {
  /** A name that `TextDecoder` knows; null to find it out. */
  encoding: string | null;
  /** The store's currency (ISO 4217). */
  currency: string;
}
export const plainOptions = (currency: string): FileOptions => ({ ...NO_CHOICES, encoding: null, currency });

/** What was found out of a file before its first row. */
export interface FileFormat {
  /** Such as "CSV with semicolons, windows-1251". */
  form: string;
  /** The line of the headings; null for JSON. */
  headingLine: number | null;
  headings: readonly string[];
  taken: readonly string[];
  leftAside: readonly string[];
}

/** Told of the format once, before the first row. */
export type Tell = (format: FileFormat) => void;

/** A table with headings. */
export interface Table {
  form: string;
  line: number;
  names: readonly string[];
  plan: ColumnPlan;
}
export type Records = AsyncIterable<FileRecord> | Iterable<FileRecord>;
/** The cells of a row, or the reason why they cannot be told. */
type FileRecord = { line: number; values: string[] } | { line: number; values: string[]; fault: string };

/** The fields of a row: of the cells of a column, the first that is not empty. */
export function fieldsOf(
  { places }: ColumnPlan,
  values: readonly string[],
  defaults: Readonly<Record<string, string>>,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [column, at] of places) {
    const value = at.map((each) => values[each] ?? '').find((text) => text !== '') ?? defaults[column];
    if (value !== undefined) fields[column] = value;
  }
  for (const [column, value] of Object.entries(defaults)) fields[column] ??= value;
  return fields;
}
