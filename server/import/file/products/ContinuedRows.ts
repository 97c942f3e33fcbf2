import type { FileRow } from '../fileRow.ts';
import type { Family } from './Family.ts';
import { mergeFields } from './mergeFields.ts';
import type { Fields, ReadRow } from './notForSale.ts';
import { choiceIn } from './SameNumberFamily.ts';
import { withVariantNumber } from './variantNumber.ts';

/**
 * Price lists with merged cells: a row with a part number and a size or colour, and without name, manufacturer and group, is a
 * variant of the row above.
 */
export class ContinuedRows implements Family {
  readonly #others: Family;
  /** The last row that is no continuation. */
  #rowAbove: Fields = {};

  /** `others` joins the rows that are no continuations. */
  constructor(others: Family) {
    this.#others = others;
  }

  take(row: ReadRow): FileRow[] {
    const { fields } = row;
    const number = fields['sku_code'] || fields['code'] || '';
    const option_1 = isContinued(this.#rowAbove, fields) ? choiceIn(fields) : '';
    if (number === '' || option_1 === '') {
      this.#rowAbove = fields;
      return this.#others.take(row);
    }
    const { code = '' } = this.#rowAbove;
    const variant = withVariantNumber(row, {
      ...mergeFields(this.#rowAbove, fields),
      sku_code: number,
      option_1,
    });
    return [
      'fields' in variant
        ? { ...variant, doubt: ['name', `"${number}" has none: it is imported as a variant of "${code}" above`] }
        : variant,
    ];
  }

  end(): FileRow[] {
    return this.#others.end?.() ?? [];
  }
}

/**
 * True for a row that continues the one above: it has no name, lacks the manufacturer or the group, and names no other
 * manufacturer or group than that row.
 */
function isContinued(above: Fields, fields: Fields): boolean {
  if (!above['code'] || Object.keys(fields).some((column) => column.startsWith('name_'))) return false;
  const shared = ['brand', 'group'].filter((column) => above[column]);
  return (
    shared.some((column) => !fields[column]) &&
    shared.every((column) => !fields[column] || fields[column] === above[column])
  );
}
