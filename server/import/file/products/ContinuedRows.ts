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
  #first: Fields = {};

  /** `others`: joins the rows that have names. */
  constructor(others: Family) {
    this.#others = others;
  }

  take(row: ReadRow): FileRow[] {
    const { fields } = row;
    const number = fields['sku_code'] || fields['code'] || '';
    const option_1 = choiceIn(fields);
    if (number === '' || option_1 === '' || !isContinued(this.#first, fields)) {
      this.#first = fields;
      return this.#others.take(row);
    }
    const { code = '' } = this.#first;
    const variant = withVariantNumber(row, {
      ...mergeFields(this.#first, fields),
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

/** True for a row without a name that lacks a manufacturer or group which the row above has, and names no other one. */
function isContinued(first: Fields, fields: Fields): boolean {
  if (!first['code'] || Object.keys(fields).some((column) => column.startsWith('name_'))) return false;
  const shared = ['brand', 'group'].filter((column) => first[column]);
  return (
    shared.some((column) => !fields[column]) &&
    shared.every((column) => !fields[column] || fields[column] === first[column])
  );
}
