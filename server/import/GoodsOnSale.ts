import { type CatalogueIndex, gtinKey, plainName, type SoldGoods } from './CatalogueIndex.ts';
import type { Rows } from './ImportBatch.ts';
import type { ImportRow } from './rows/importRow.ts';
import { addLocation, type StockAt } from './rows/addLocation.ts';

/** Numbers of variants that a reason names. */
const NAMED_MAX = 3;

/** Finds the goods that the rows of an update mean: by the number or the GTIN of a variant, or the number of a product with one variant. */
export class GoodsOnSale {
  readonly #index: Pick<CatalogueIndex, 'onSale' | 'similarNumbers'>;
  readonly #refuseRow: (row: ImportRow, reason: string) => void;
  /** The stock of earlier rows by variant, for files with a row for each location. */
  readonly #stocks = new Map<string, StockAt>();

  constructor(
    index: Pick<CatalogueIndex, 'onSale' | 'similarNumbers'>,
    refuseRow: (row: ImportRow, reason: string) => void,
  ) {
    this.#index = index;
    this.#refuseRow = refuseRow;
  }

  /** Returns the rows by product, with the numbers and the manufacturer that the store has; refuses the others. */
  async match(rows: readonly ImportRow[]): Promise<Rows[]> {
    const numbers = [...new Set(rows.map(({ skuCode }) => skuCode))];
    const goods = await this.#index.onSale(numbers);
    const bySku = Map.groupBy(goods, ({ skuCode }) => skuCode);
    const byProduct = Map.groupBy(goods, ({ code }) => code);
    const byGtin = Map.groupBy(
      goods.filter(({ gtin }) => gtin),
      ({ gtin }) => gtinKey(gtin!),
    );
    const goodsWith = (number: string): SoldGoods[] | undefined =>
      bySku.get(number) ?? byProduct.get(number) ?? byGtin.get(gtinKey(number));
    const unknownNumbers = numbers.filter((number) => !goodsWith(number));
    const similar = await this.#index.similarNumbers(unknownNumbers);
    const matchedRows = new Map<string, ImportRow>();
    for (const row of rows) {
      const matchingGoods = goodsOf(row, goodsWith(row.skuCode) ?? [], similar.get(row.skuCode));
      if (typeof matchingGoods === 'string') this.#refuseRow(row, matchingGoods);
      // The row may bring a new GTIN.
      else if (!this.#take(matchedRows, { ...row, ...matchingGoods, gtin: row.gtin }))
        this.#refuseRow(row, twice(matchingGoods));
    }
    for (const [key, { stock, locations, columns }] of matchedRows)
      if (locations.length > 0) this.#stocks.set(key, { stock, locations, columns });
    return [...Map.groupBy(matchedRows.values(), ({ brand, code }) => `${brand}\n${code}`).values()] as Rows[];
  }

  /** Adds a row, with the stock of the locations before it. Returns false for goods that the file had already. */
  #take(matchedRows: Map<string, ImportRow>, row: ImportRow): boolean {
    const key = keyOf(row);
    const before = matchedRows.get(key);
    if (before) return addLocation(before, row);
    const earlier = this.#stocks.get(key);
    if (earlier && !addLocation(row, earlier)) return false;
    matchedRows.set(key, row);
    return true;
  }
}

/** Returns the variant that a row means of those with its number (`all`), or why there is none. */
function goodsOf(
  { brand, skuCode }: ImportRow,
  all: readonly SoldGoods[],
  similar: string | undefined,
): SoldGoods | string {
  const goodsOfBrand = brand === '' ? all : all.filter((each) => plainName(each.brand) === plainName(brand));
  const [first, ...others] = goodsOfBrand;
  const brands = [...new Set((first ? goodsOfBrand : all).map((each) => `"${each.brand}"`))];
  if (!first && all.length > 0) return `"${skuCode}" is a number of ${brands.join(' and ')}, and not of "${brand}"`;
  if (!first) {
    const hint = similar === undefined ? ', and an update adds nothing' : `; it has "${similar}"`;
    return `"${skuCode}" is not in the catalogue${hint}`;
  }
  if (others.length === 0) return first;
  if (brands.length > 1)
    return `"${skuCode}" is a number of ${brands.join(' and ')}: name the manufacturer in a column, or with --brand="…"`;
  const numbers = goodsOfBrand.slice(0, NAMED_MAX).map((each) => `"${each.skuCode}"`);
  return `"${skuCode}" has ${goodsOfBrand.length} variants: name the number of one, such as ${numbers.join(', ')}`;
}

const keyOf = ({ brand, skuCode }: SoldGoods): string => `${brand}\n${skuCode}`;
const twice = ({ brand, skuCode }: SoldGoods): string =>
  `the variant "${skuCode}" of ${brand} appears twice in the file`;
