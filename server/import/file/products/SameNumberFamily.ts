import { isOptionSpec } from '../headings/columnKinds.ts';
import type { FileRow } from '../fileRow.ts';
import type { Family } from './Family.ts';
import { type Fields, type ReadRow, checkForSale } from './notForSale.ts';
import { withoutKind, withVariantName, withVariantNumber } from './variantNumber.ts';

/** Price lists: rows below each other with one number are variants where their names, sizes or colours differ. */
export class SameNumberFamily implements Family {
  #last = '';
  readonly #choices = new Set<string>();

  take(row: ReadRow): FileRow[] {
    const fields = withoutKind(row.fields);
    const { code = '', brand = '' } = fields;
    const goods = `${brand} ${code}`;
    const choice = choiceIn(fields);
    const isNext = code !== '' && goods === this.#last && choice !== '' && !this.#choices.has(choice);
    if (goods !== this.#last) this.#choices.clear();
    this.#last = goods;
    this.#choices.add(choice);
    const fieldsWithChoice = choice === '' ? fields : { ...fields, option_1: choice };
    return [isNext ? withVariantNumber(row, fieldsWithChoice) : checkForSale(row, withVariantName(fieldsWithChoice))];
  }
}

/** The name of a variant, or its size and colour; empty without these. */
export const choiceIn = (fields: Fields): string => namesIn(fields)[0] ?? optionsIn(fields).join(' / ');

const valuesOf = (fields: Fields, isOf: (column: string) => boolean): string[] =>
  Object.entries(fields).flatMap(([column, text]) => (isOf(column) && text !== '' ? [text] : []));
const namesIn = (fields: Fields): string[] => valuesOf(fields, (column) => /^sku_name_..$/.test(column));
const optionsIn = (fields: Fields): string[] => valuesOf(fields, isOptionSpec);
