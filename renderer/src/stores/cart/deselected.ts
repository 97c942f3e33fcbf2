import { isRecord } from '../../../../shared/json/isRecord.ts';

/** Parses stored ids and skips invalid ones; null if the value is no list. */
const parseIds = (value: unknown): number[] | null =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : null;

/** Deselected variants, by the customer whose cart it is; `''` for the shopper's own. */
export type DeselectedSkus = Readonly<Record<string, readonly number[]>>;

/** Parses the stored value; a plain list is from a release without customers' carts. */
export function parseDeselectedSkus(value: unknown): DeselectedSkus | null {
  const ownIds = parseIds(value);
  if (ownIds) return { '': ownIds };
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([customer, ids]) => [customer, parseIds(ids) ?? []]));
}
