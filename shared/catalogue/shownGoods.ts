import type { ShownGoods } from '../contract/schemas/cart.ts';

/** A variant as it is now. */
export interface Goods extends Omit<ShownGoods, 'market_price'> {
  market_price?: number | null | undefined;
}

/** The facts of a variant that a buyer is shown; without the price for buyers who see no prices. */
export const shownOf = ({ market_price, pack_size, stock, delivery_days }: Goods): ShownGoods => ({
  ...(market_price !== undefined && { market_price }),
  pack_size,
  stock,
  delivery_days,
});

/** Whether goods differ in what a buyer of this quantity decides by: another stock that is enough, too, is no change. */
export const hasChanged = (former: ShownGoods, now: Goods, quantity: number): boolean =>
  hasOtherPrice(former, now) ||
  former.pack_size !== now.pack_size ||
  hasOtherDelivery(former, now) ||
  hasOtherStock(former, now, quantity);

/** A price that a buyer does not see has not changed for them. */
export const hasOtherPrice = (former: ShownGoods, now: Goods): boolean =>
  former.market_price !== undefined && now.market_price !== undefined && former.market_price !== now.market_price;

/** True if the delivery time has changed, or if goods have become or ceased to be in stock. */
export const hasOtherDelivery = (former: ShownGoods, now: Goods): boolean =>
  former.delivery_days !== now.delivery_days || former.stock > 0 !== now.stock > 0;

/** True if the stock was enough for the quantity and is no longer, or the other way round. */
export const hasOtherStock = (former: ShownGoods, now: Goods, quantity: number): boolean =>
  former.stock >= quantity !== now.stock >= quantity;
