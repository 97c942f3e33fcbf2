import type { ImportRow } from './importRow.ts';

/** The stock of a variant at some locations. */
export type StockAt = Pick<ImportRow, 'stock' | 'locations' | 'columns'>;

/**
 * Adds the stock of further locations. If one of the figures cannot be read, what the store has stays. Returns false for
 * locations that are in it, and for a file without locations.
 */
export function addLocation(to: StockAt, { stock, locations, columns }: StockAt): boolean {
  if (locations.length === 0 || locations.some((each) => to.locations.includes(each))) return false;
  to.stock += stock;
  to.locations.push(...locations);
  if (!columns.has('stock')) to.columns = new Set([...to.columns].filter((column) => column !== 'stock'));
  return true;
}
