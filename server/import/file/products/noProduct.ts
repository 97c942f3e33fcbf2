import { saysTotal } from '../../../../shared/orderPad/table/totals.ts';
import { isAnyCurrency } from '../../rows/values/currencyWords.ts';
import type { ColumnPlan } from '../headings/columnPlan.ts';

/** Says why a row of a table is no product, such as a line of totals or the headings of the next page; null for others. */
export function noProduct({ places }: ColumnPlan, names: readonly string[], values: readonly string[]): string | null {
  const cells = values.map((value) => value.trim());
  if (names.length > 1 && names.every((name, index) => name.trim() === (cells[index] ?? '')))
    return 'the headings again';
  const numbers = ['code', 'sku_code'].flatMap((column) => places.get(column) ?? []);
  if (numbers.some((index) => cells[index] && !saysTotal([cells[index]]))) return null;
  if (!cells.some(isText)) return 'no part number and no words';
  return saysTotal(cells) ? 'a line of totals' : null;
}

/** True for a line drawn below the headings or at the end: `-----`, `|---|:--:|`. */
export const isRule = (values: readonly string[]): boolean =>
  values.some((value) => /[-=_*─━—]{3}/.test(value)) && values.every((value) => /^[\s\-=_*+:|─━┼│—]*$/.test(value));

/** False for a number, an amount, and a number with its unit. */
const isText = (cell: string): boolean =>
  /\p{L}/u.test(cell) && !/^[\d\s.,]+\p{L}{1,4}\.?$/u.test(cell) && !isAnyCurrency(cell.replaceAll(/[\d\s.,]/g, ''));
