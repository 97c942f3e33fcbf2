import { isRecord } from '../../../../shared/json/isRecord.ts';
import { parseIds } from '../parseIds.ts';

/** Variants without a tick, by the customer whose cart it is; `''` for the shopper's own. */
export type DeselectedSkus = Readonly<Record<string, readonly number[]>>;

/** As they were kept; a plain list is of the time before there were carts of customers. */
export function parseDeselectedSkus(value: unknown): DeselectedSkus | null {
  const own = parseIds(value);
  if (own) return { '': own };
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([customer, ids]) => [customer, parseIds(ids) ?? []]));
}
