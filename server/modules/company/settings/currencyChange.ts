import { count, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/Database.ts';
import { skus } from '../../catalogue/schema.ts';
import { orders } from '../../orders/schema.ts';
import { inquiries } from '../../quotations/schema.ts';

/** The counts of records in the store's currency. */
export interface CurrencyUse {
  orders: number;
  quotations: number;
  prices: number;
}

/** Counts what a store has in its currency. */
export async function currencyUse(tx: Executor): Promise<CurrencyUse> {
  const [order] = await tx.select({ total: count() }).from(orders);
  const [quotation] = await tx.select({ total: count() }).from(inquiries);
  const [price] = await tx.select({ total: count() }).from(skus).where(isNotNull(skus.price));
  return { orders: order?.total ?? 0, quotations: quotation?.total ?? 0, prices: price?.total ?? 0 };
}

/** Why a currency cannot be changed, and what to do; null if it can. */
export function changeFault(from: string, to: string, use: CurrencyUse, keepsPrices: boolean): string | null {
  if (use.orders + use.quotations > 0)
    return `currency must stay ${from}: the store has ${pluralOf(use.orders, 'order')} and ${pluralOf(use.quotations, 'quotation')} in it, and each keeps the currency it was made in. For ${to} start a store on an empty database, and import the catalogue there`;
  if (use.prices > 0 && !keepsPrices)
    return `currency would change from ${from} to ${to}, and the catalogue has ${pluralOf(use.prices, 'price')}. Nothing is converted: 100.00 ${from} would become 100.00 ${to}. If that is right, or if you import a file with the new prices next, add --keep-prices to the command`;
  return null;
}

const pluralOf = (total: number, noun: string): string => `${total} ${noun}${total === 1 ? '' : 's'}`;
