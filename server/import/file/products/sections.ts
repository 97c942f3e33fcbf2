import type { ColumnPlan } from '../headings/columnPlan.ts';
import type { FileRecord, Records, Table } from '../fileRow.ts';

/** How many rows to search for the first group heading. */
const ROWS_ABOVE = 20;

/** True if the groups have no column and nothing else is missing: they may stand in rows of their own, as in price lists. */
export const hasSections = ({ places, missing }: ColumnPlan): boolean =>
  !places.has('group') && missing.every((column) => column === 'group');

/**
 * Gives each row the group that stands above it, alone in its row. Returns the plan and the records as they were if no
 * such row is above the first product.
 */
export async function withSectionGroups(
  { plan, names }: Table,
  records: Records,
  isUpdate = false,
): Promise<[ColumnPlan, Records]> {
  const titleIn = isUpdate ? titleWithoutDigits : titleOf;
  const first: FileRecord[] = [];
  const all = iteratorOf(records);
  let isSectioned = false;
  while (!isSectioned && first.length < ROWS_ABOVE) {
    const { value, done } = await all.next();
    if (done) break;
    first.push(value);
    isSectioned = titleIn(value) !== null;
    if (!isSectioned && hasNumber(plan, value)) break;
  }
  const every = concatRecords(first, all);
  if (!isSectioned) return [plan, every];
  // An update only leaves the headings out.
  if (isUpdate) return [plan, withGroups(every, names.length, titleIn)];
  const places = new Map([...plan.places, ['group', [names.length]]]);
  const usedColumns = [...plan.usedColumns, 'rows with one cell = group'];
  return [{ ...plan, places, usedColumns, missing: [] }, withGroups(every, names.length, titleIn)];
}

/** True if a row with the name of a group precedes the first product. */
export function isSectioned(plan: ColumnPlan, records: readonly FileRecord[]): boolean {
  const above = records.slice(0, ROWS_ABOVE);
  const product = above.findIndex((record) => hasNumber(plan, record) && titleOf(record) === null);
  return above.slice(0, product === -1 ? undefined : product).some((record) => titleOf(record) !== null);
}

/** The text of a row that has only one; null for another. */
function titleOf({ values, ...record }: FileRecord): string | null {
  const filledValues = values.filter((value) => value !== '');
  return 'fault' in record || filledValues.length !== 1 || values.length === 1 ? null : filledValues[0]!;
}

/** In an update, goods without stock may have nothing but their number. */
function titleWithoutDigits(record: FileRecord): string | null {
  const title = titleOf(record);
  return title !== null && /\d/.test(title) ? null : title;
}

const hasNumber = ({ places }: ColumnPlan, { values }: FileRecord): boolean =>
  (places.get('code') ?? []).some((index) => (values[index] ?? '') !== '');

async function* withGroups(
  records: AsyncIterable<FileRecord>,
  width: number,
  titleIn: typeof titleOf,
): AsyncGenerator<FileRecord> {
  let group = '';
  for await (const record of records) {
    const title = titleIn(record);
    group = title ?? group;
    if (title === null)
      yield {
        ...record,
        values: Array.from({ length: width + 1 }, (_, index) =>
          index === width ? group : (record.values[index] ?? ''),
        ),
      };
    else yield { ...record, leftOut: 'the heading of a group' };
  }
}

const iteratorOf = (records: Records): AsyncIterator<FileRecord> | Iterator<FileRecord> =>
  Symbol.asyncIterator in records ? records[Symbol.asyncIterator]() : records[Symbol.iterator]();

async function* concatRecords(
  above: readonly FileRecord[],
  rest: ReturnType<typeof iteratorOf>,
): AsyncGenerator<FileRecord> {
  yield* above;
  for (;;) {
    const { value, done } = await rest.next();
    if (done) return;
    yield value;
  }
}
