import { z } from 'zod/mini';

const MAX = 1_000_000_000;

/** An amount in the store's currency, such as 45 or 45.50. */
const amount = z.number('must be a number, such as 45 or 45.50').check(
  z.gte(0, 'must not be below 0'),
  z.lte(MAX, `must be ${MAX} at most`),
  z.refine((value) => Number.isInteger(Number((value * 100).toFixed(6))), { error: 'must have two decimals at most' }),
);

/** The freight tariff of orders. */
export const FreightSettings = z.strictObject({
  price: amount,
  /** The value of goods from which the delivery is free; without it, it never is. */
  free_from: z.optional(amount),
});

/** In cents. */
export interface Tariff {
  price: number;
  freeFrom: number | null;
}

const cents = (value: number): number => Math.round(value * 100);

/** The freight tariff in cents. */
export const tariffOf = ({ price, free_from }: z.infer<typeof FreightSettings>): Tariff => ({
  price: cents(price),
  freeFrom: free_from === undefined ? null : cents(free_from),
});
