import { type ColumnChoices, planColumns } from '../headings/columnPlan.ts';
import type { FileRecord, Records, Table } from '../fileRow.ts';

export type Row = Readonly<Record<string, string>>;

/** The table of rows by heading; rows are counted from 1. */
export function rowsTable(form: string, rows: readonly Row[], choices: ColumnChoices): [Table, Records] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const table = { form, line: null, names, plan: planColumns(names, choices) };
  return [
    table,
    rows.map((row, index): FileRecord => ({ line: index + 1, values: names.map((name) => row[name] ?? '') })),
  ];
}

/** A row without its empty values. */
export const withoutEmptyValues = (row: Readonly<Record<string, string | undefined>>): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([heading, value = '']) => (value.trim() === '' ? [] : [[heading, value.trim()]])),
  );
