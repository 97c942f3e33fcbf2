import { goodsKey } from '../CatalogueIndex.ts';
import type { FileRow } from '../file/fileRow.ts';

/** Limits memory. Beyond this number, no product of the file loses variants. */
const PRODUCTS_MAX = 100_000;

/** The product that a refused row names; without a brand, all products with its number. */
export interface NamedProduct {
  code: string;
  brand: string | null;
}

/** Tracks products with refused rows. As the file may be incomplete for them, they keep their existing variants. */
export class RefusedRows {
  readonly #products = new Set<string>();
  readonly #codes = new Set<string>();
  /** True after a refused row without a product: it may belong to any product around it. */
  #isUnclear = false;
  /** True if such a row is between the last accepted row and the next one. */
  #isUnclearSinceLast = false;

  note({ code, brand }: NamedProduct): void {
    if (this.#products.size + this.#codes.size >= PRODUCTS_MAX) return;
    if (brand === null) this.#codes.add(code);
    else this.#products.add(goodsKey(brand, code));
  }

  noteUnclear(): void {
    this.#isUnclear = true;
    this.#isUnclearSinceLast = true;
  }

  /** Returns true if the product must keep variants that the file does not contain. */
  keepsVariants({ code, brand }: NamedProduct): boolean {
    if (this.#isUnclear || this.#products.size + this.#codes.size >= PRODUCTS_MAX) return true;
    return this.#codes.has(code) || this.#products.has(goodsKey(brand ?? '', code));
  }

  /** Records an accepted row. */
  pass(): void {
    this.#isUnclearSinceLast = false;
  }

  /**
   * Records that a batch was written. An unclear row inside it does not affect later products, unless it was the last
   * row.
   */
  endBatch(): void {
    this.#isUnclear = this.#isUnclearSinceLast;
  }
}

/** Returns the product that a refused row names; null if it names none, undefined if it is no product row. */
export function productOf(row: FileRow): NamedProduct | null | undefined {
  if (!('fields' in row)) return null;
  const [code, brand, sku] = ['code', 'brand', 'sku_code'].map((column) => row.fields[column]?.trim() ?? '');
  // A line of totals, or a separator between groups.
  if (code === '' && brand === '' && sku === '') return undefined;
  if (!isReadable(code)) return null;
  return { code, brand: isReadable(brand) ? brand : null };
}

const isReadable = (text = ''): text is string => text !== '' && !/[\0\uFFFD]/.test(text);
