import { isOfNames } from '../file/headings/columns.ts';

/**
 * The columns that a row says something of: those of the file, with those that an export of a shop makes of others; of an
 * update those that it fills, and stock, as programs leave 0 out. The same set for most rows.
 */
export function columnsOf(
  fields: Readonly<Record<string, string>>,
  columns: ReadonlySet<string>,
  { isUpdate, unread }: { isUpdate: boolean; unread: ReadonlySet<string> },
): ReadonlySet<string> {
  const own = Object.keys(fields).filter((column) => !(isUpdate && isOfNames(column)));
  const isEmpty = (column: string): boolean => isUpdate && column !== 'stock' && !fields[column]?.trim();
  if (unread.size === 0 && own.every((column) => columns.has(column)) && ![...columns].some(isEmpty)) return columns;
  return new Set([...columns, ...own].filter((column) => !unread.has(column) && !isEmpty(column)));
}
