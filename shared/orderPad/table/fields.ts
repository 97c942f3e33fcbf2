import { hasNumber } from '../prose/hasNumber.ts';
import { quantityIn } from '../quantities/quantity.ts';
import { isNumberName, isQuantityName } from './columns.ts';
import type { Rows } from './readRows.ts';

const LABELLED = /^([^:：]{1,40})[:：]\s*(\S.*)$/u;
const LABEL_END = /\s*[:：]$/u;

/** "Quantity" above "5" as "Quantity: 5", in a list of one cell a line. */
export function withLabelsBeside(rows: Rows): Rows {
  if (rows.some(({ length }) => length > 1)) return rows;
  const isLabelOf = (label = '', value = ''): boolean => {
    const name = label.replace(LABEL_END, '');
    return (isQuantityName(name) && quantityIn(value) !== null) || (isNumberName(name) && hasNumber(value));
  };
  return rows.flatMap(([cell = ''], at) => {
    if (isLabelOf(rows[at - 1]?.[0], cell)) return [];
    const [value = ''] = rows[at + 1] ?? [];
    return [[isLabelOf(cell, value) ? `${cell.replace(LABEL_END, '')}: ${value}` : cell]];
  });
}

/** "Article: A-1 | Quantity: 5" and "Article | A-1 | Quantity | 5" as one text; any other row as it is. */
export function withoutLabels(cells: readonly string[]): string[] {
  const filled = cells.filter(Boolean);
  if (filled.length < 2) return [...cells];
  const parts = filled.flatMap((cell) => {
    const [, label = '', value = ''] = LABELLED.exec(cell) ?? [];
    return isNumberName(label) || isQuantityName(label) ? [label, value] : [cell.replace(LABEL_END, '')];
  });
  const valueOf = (isLabel: (cell: string) => boolean, isValue: (cell: string) => boolean): string | undefined => {
    const values = parts.filter((cell, at) => isLabel(parts[at - 1] ?? '') && isValue(cell));
    return values.length === 1 ? values[0] : undefined;
  };
  const number = valueOf(isNumberName, hasNumber);
  const quantity = valueOf(isQuantityName, (cell) => quantityIn(cell) !== null);
  return number !== undefined && quantity !== undefined ? [`${number} × ${quantity}`] : [...cells];
}
