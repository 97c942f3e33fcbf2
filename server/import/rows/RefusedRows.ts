import { goodsKey } from '../CatalogueIndex.ts';
import type { ImportRow } from './importRow.ts';
import type { FileRow } from '../csv/readRows.ts';

/** Of more products than this no product of the file loses a variant: memory has an end. */
const PRODUCTS_MAX = 100_000;

/** The product of a refused row, as far as the row says; without a maker, all products with its number. */
export interface NamedProduct {
  code: string;
  brand: string | null;
}

/** Which products have refused rows. The file may not have said all about them: they keep the variants they have. */
export class RefusedRows {
  readonly #products = new Set<string>();
  readonly #codes = new Set<string>();
  /** A row that does not say whose it is may be of any product around it. */
  #isUnclear = false;
  /** Such a row stands between what came in last and what comes next. */
  #isUnclearHere = false;

  note({ code, brand }: NamedProduct): void {
    if (this.#products.size + this.#codes.size >= PRODUCTS_MAX) return;
    if (brand === null) this.#codes.add(code);
    else this.#products.add(goodsKey(brand, code));
  }

  noteUnclear(): void {
    this.#isUnclear = true;
    this.#isUnclearHere = true;
  }

  /** True where the product is to keep the variants that the file does not name. */
  concern({ code, brand }: Pick<ImportRow, 'code' | 'brand'>): boolean {
    if (this.#isUnclear || this.#products.size + this.#codes.size >= PRODUCTS_MAX) return true;
    return this.#codes.has(code) || this.#products.has(goodsKey(brand, code));
  }

  /** A row comes in. */
  pass(): void {
    this.#isUnclearHere = false;
  }

  /** The rows so far are in the store: an unclear row among them says nothing of those to come, unless it was the last. */
  endBatch(): void {
    this.#isUnclear = this.#isUnclearHere;
  }
}

/** The product that a refused row names; null where it names none, undefined where it is no row of a product at all. */
export function productOf(row: FileRow): NamedProduct | null | undefined {
  if (!('fields' in row)) return null;
  const [code, brand, sku] = ['code', 'brand', 'sku_code'].map((column) => row.fields[column]?.trim() ?? '');
  // A line of totals, or one between two groups.
  if (code === '' && brand === '' && sku === '') return undefined;
  if (!isReadable(code)) return null;
  return { code, brand: isReadable(brand) ? brand : null };
}

const isReadable = (text = ''): text is string => text !== '' && !/[\0\uFFFD]/.test(text);
