import { type Goods, hasOtherDelivery, hasOtherPrice, hasOtherStock } from '../../../../shared/catalogue/shownGoods.ts';
import type { ShownGoods } from '../../../../shared/contract/schemas/cart.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useMoney } from '../useMoney.ts';

type Changes = (former: ShownGoods | undefined, now: Goods, quantity: number) => readonly string[];

/** Says, a sentence each, how goods differ from what their buyer was shown before. Call it in an observer. */
export function useGoodsChanges(): Changes {
  const { t } = useTranslation(['cart', 'catalogue']);
  const money = useMoney();
  const { number } = useFormats();
  const priceChange = (was: number | null | undefined, now: number | null | undefined): string => {
    if (typeof now !== 'number') return t('changed.unpriced', { was: money(was ?? 0) });
    if (typeof was !== 'number') return t('changed.priced', { now: money(now) });
    return t('changed.price', { was: money(was), now: money(now) });
  };
  const deliveryOf = ({ stock, delivery_days: count }: Pick<ShownGoods, 'stock' | 'delivery_days'>): string =>
    t(stock > 0 ? 'catalogue:delivery.inStock' : 'catalogue:delivery.toOrder', { count });
  return (former, now, quantity) => {
    if (!former) return [];
    const changes: string[] = [];
    if (hasOtherPrice(former, now)) changes.push(priceChange(former.market_price, now.market_price));
    if (former.pack_size !== now.pack_size)
      changes.push(t('changed.pack', { was: number(former.pack_size), now: number(now.pack_size) }));
    if (hasOtherDelivery(former, now))
      changes.push(t('changed.delivery', { was: deliveryOf(former), now: deliveryOf(now) }));
    else if (hasOtherStock(former, now, quantity))
      changes.push(t('changed.stock', { was: number(former.stock), now: number(now.stock) }));
    return changes;
  };
}
