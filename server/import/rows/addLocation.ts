import type { ImportRow } from './importRow.ts';

/** The stock of a variant at some locations. */
export type StockAt = Pick<ImportRow, 'stock' | 'locations'>;

/** Adds the stock of further locations. Returns false for locations that are in it, and for a file without locations. */
export function addLocation(to: StockAt, { stock, locations }: StockAt): boolean {
  if (locations.length === 0 || locations.some((each) => to.locations.includes(each))) return false;
  to.stock += stock;
  to.locations.push(...locations);
  return true;
}
