/**
 * The rows that are not sure but lines all the same: those that the store knows. A list of which nothing is sure or known asks
 * for goods in words, and all of its rows are taken.
 */
export function takenRows<T>(unsure: readonly T[], hasSure: boolean, isKnown: (row: T) => boolean): readonly T[] {
  const knownRows = unsure.filter(isKnown);
  return hasSure || knownRows.length > 0 ? knownRows : unsure;
}
