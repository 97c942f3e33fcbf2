import { Code } from '../../../../shared/contract/envelope.ts';
import { GOODS_MAX, POINTS_PER_DOLLAR } from '../../../../shared/contract/limits.ts';
import type { Charge } from '../../../../shared/contract/schemas/orders.ts';
import type { QuotationTerms } from '../../../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import { couponDiscount, type CouponTerms, orderReward, pointsWorth } from '../../../../shared/checkout/rewards.ts';
import { DomainError } from '../../../platform/DomainError.ts';
import type { Tariff } from '../../company/settings/moneySettings.ts';

const CENTS_PER_DOLLAR = 100;

/** Freight and tax (cents) as a quotation states them, or as the store's tariff says, and the store's currency. */
type Quoted = Pick<QuotationTerms, 'freight' | 'tax'> & { currency: string };

export interface Priced {
  price: number;
  quantity: number;
}

/** Sums lines in cents. Prices and quantities are integers, so nothing is rounded. Throws code 6 above `GOODS_MAX`. */
export function subtotalOf(lines: readonly Priced[]): number {
  const sum = lines.reduce((before, { price, quantity }) => before + price * quantity, 0);
  if (sum > GOODS_MAX) throw new DomainError(Code.notAllowed, null, 'sumTooLarge');
  return sum;
}

/** Returns the freight in cents for a goods value; free for large orders and for no goods. */
export const shippingFor = (subtotal: number, { price, freeFrom }: Tariff): number =>
  subtotal === 0 || (freeFrom !== null && subtotal >= freeFrom) ? 0 : price;

/** Returns the most points that an amount can use, rounded down. */
const pointsFor = (cents: number): number => Math.floor((cents * POINTS_PER_DOLLAR) / CENTS_PER_DOLLAR);

/** Returns the most points that can be spent on these lines. */
export const pointsLimit = (lines: readonly Priced[], coupon: CouponTerms | null, quoted: Quoted): number =>
  pointsFor(chargeOf(lines, coupon, 0, quoted).total);

/** Calculates the total. A coupon is limited to the goods value, points to the remaining amount. */
export function chargeOf(lines: readonly Priced[], coupon: CouponTerms | null, points: number, quoted: Quoted): Charge {
  const subtotal = subtotalOf(lines);
  const shipping = quoted.freight;
  const tax = quoted.tax ?? 0;
  const discount = coupon ? couponDiscount(coupon, subtotal) : 0;
  const afterCoupon = subtotal + shipping + tax - discount;
  const spent = Math.min(Math.max(0, points), pointsFor(afterCoupon));
  const total = afterCoupon - pointsWorth(spent);
  return {
    subtotal,
    shipping,
    tax,
    coupon_discount: discount,
    points_discount: pointsWorth(spent),
    points: spent,
    total,
    currency: quoted.currency,
    earns: orderReward(total),
  };
}
