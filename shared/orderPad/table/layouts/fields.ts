import { hasNumber } from '../../prose/hasNumber.ts';
import { quantityIn } from '../../quantities/quantityIn.ts';
import { isNumberName, isQuantityName } from '../columnNames.ts';
import type { Rows } from '../readRows.ts';

const LABELLED = /^([^:：]{1,40})[:：]\s*(\S.*)$/u;
const LABEL_END = /\s*[:：]$/u;

/** "Quantity" above "5" as "Quantity: 5", in a list of one cell a line. */
export function withLabelsBeside(rows: Rows): Rows {
  if (rows.some(({ length }) => length > 1)) return rows;
  const isLabelOf = (label = '', value = ''): boolean => {
    const name = label.replace(LABEL_END, '');
    return (isQuantityName(name) && quantityIn(value) !== null) || (isNumberName(name) && hasNumber(value));
  };
  return rows.flatMap(([cell = ''], index) => {
    if (isLabelOf(rows[index - 1]?.[0], cell)) return [];
    const [value = ''] = rows[index + 1] ?? [];
    return [[isLabelOf(cell, value) ? `${cell.replace(LABEL_END, '')}: ${value}` : cell]];
  });
}

/** "Qty: 5 | Unit: $129.00" below "A-1 sensor" as "A-1 sensor × 5". */
export function withQuantitiesBelow(rows: Rows): Rows {
  const joined: Rows = [];
  for (const cells of rows) {
    const [, label = '', value = ''] = LABELLED.exec(cells.find(Boolean) ?? '') ?? [];
    const above = joined.at(-1)?.filter(Boolean) ?? [];
    const isBelow =
      isQuantityName(label) &&
      quantityIn(value) !== null &&
      cells.filter(Boolean).every((cell) => LABELLED.test(cell)) &&
      !cells.some((cell) => hasNumber(cell.replaceAll(/\d[\d,.]*[.,]\d\d(?!\d)/gu, ''))) &&
      above.length === 1 &&
      hasNumber(above[0]!) &&
      !LABELLED.test(above[0]!);
    if (isBelow && cells.filter(Boolean).length > 1) joined[joined.length - 1] = [`${above[0]!} × ${value}`];
    else joined.push(cells);
  }
  return joined;
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
    const values = parts.filter((cell, index) => isLabel(parts[index - 1] ?? '') && isValue(cell));
    return values.length === 1 ? values[0] : undefined;
  };
  const number = valueOf(isNumberName, hasNumber);
  const quantity = valueOf(isQuantityName, (cell) => quantityIn(cell) !== null);
  return number !== undefined && quantity !== undefined ? [`${number} × ${quantity}`] : [...cells];
}
