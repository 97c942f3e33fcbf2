import { useEffect, useState } from 'react';
import type { ShownGoods } from '../../../../../shared/contract/schemas/cart.ts';
import type { SkuWithProduct } from '../../../../../shared/contract/schemas/catalogue.ts';
import { shownOf } from '../../../../../shared/catalogue/shownGoods.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { type SeenLine, SeenGoodsStore } from '../../../stores/products/SeenGoodsStore.ts';
import { useStores } from '../../../stores/context.ts';

/** A line as shown: without prices for a guest, and without its variant where that is unknown or gone. */
export interface CartRow {
  skuId: number;
  quantity: number;
  sku: SkuWithProduct | null;
  /** The variant is no longer sold; its name is known where `sku` is. */
  isGone: boolean;
  lineTotal: number | null;
  /** The facts that the buyer was shown before, if they have changed. */
  former?: ShownGoods | undefined;
}

interface CartRows {
  rows: CartRow[];
  isIncomplete: boolean;
  /** Their data is not there yet. */
  isAwaited: boolean;
}

/** The lines of the cart, for members and guests; call it in an observer. */
export function useCartRows(): CartRows {
  const stores = useStores();
  const { cart, session } = stores;
  const seenGoods = stores.pageStore(SeenGoodsStore);
  const guestIds = session.isMember
    ? ''
    : cart.entries
        .map(({ sku_id }) => sku_id)
        .toSorted((a, b) => a - b)
        .join(' ');
  const { skus, isFailed } = useSkus(guestIds);
  useEffect(() => {
    const known = [...skus.values()].flatMap((sku) => (sku ? seenLine(sku) : []));
    if (!session.isMember && known.length > 0) seenGoods.note('cart', known);
  }, [seenGoods, session.isMember, skus]);
  if (session.isMember) {
    const rows = cart.lines.map(({ sku, quantity, line_total: lineTotal, former }) => ({
      skuId: sku.id,
      quantity,
      sku,
      isGone: isGone(sku),
      lineTotal,
      former,
    }));
    return { rows, isIncomplete: false, isAwaited: cart.cart === null };
  }
  const rows = cart.entries.map(({ sku_id: skuId, quantity }) => {
    const sku = skus.get(skuId);
    const former = sku && !isGone(sku) ? seenGoods.formerOf('cart', seenLine(sku), quantity) : undefined;
    return { skuId, quantity, sku: sku ?? null, isGone: isGone(sku), lineTotal: null, former };
  });
  return { rows, isIncomplete: isFailed, isAwaited: guestIds !== '' && skus.size === 0 && !isFailed };
}

/** A variant as the record of shown goods takes it. */
export const seenLine = (sku: SkuWithProduct): SeenLine => ({ ...shownOf(sku), sku_id: sku.id });

/** True of a variant that is no longer sold or unknown to the server; not of one that has not been read yet. */
export const isGone = (sku: SkuWithProduct | null | undefined): boolean => sku === null || sku?.is_retired === true;

/** Reads variants by the ids in a text; null for those the server does not know. */
export function useSkus(ids: string) {
  const { queries } = useStores();
  const [skus, setSkus] = useState<ReadonlyMap<number, SkuWithProduct | null>>(new Map());
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const skuIds = ids.split(' ').filter(Boolean).map(Number);
    let isStale = false;
    const read = async (): Promise<void> => {
      try {
        const { results } = await queries.load('listSkus', { ids: skuIds, page_size: 200 });
        if (isStale) return;
        setFailed(false);
        setSkus(new Map(skuIds.map((id) => [id, results.find((sku) => sku.id === id) ?? null])));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isStale) setFailed(true);
      }
    };
    if (!skuIds.every((id) => skus.has(id))) void read();
    return () => {
      isStale = true;
    };
  }, [queries, ids, skus]);
  return { skus, isFailed };
}
