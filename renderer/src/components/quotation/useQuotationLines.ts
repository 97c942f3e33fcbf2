import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShownGoods } from '../../../../shared/contract/schemas/cart.ts';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import type { FreeLine } from '../../../../shared/contract/schemas/quotations.ts';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { useReadAgain } from '../loading/useReadAgain.ts';
import { useVariants } from './useVariants.ts';

/** The goods to request or order: one variant in the address, the selected lines of the cart, or a quotation. */
export interface QuotationRequestParams {
  purpose: 'quotation' | 'order';
  single: { skuId: number; quantity: number } | null;
  inquiryId: number | null;
  /** The lines of the order pad. */
  isPad: boolean;
}

export interface RequestedLine {
  sku: SkuWithProduct;
  quantity: number;
  /** The facts that the buyer was shown before, if they have changed. */
  former?: ShownGoods | undefined;
}
const NONE: readonly FreeLine[] = [];
const NONE_GONE: readonly GoneVariant[] = [];
type PathFor = (skuId: number, quantity: number) => string;
export interface QuotationLines {
  /** Null until they are known. */
  lines: RequestedLine[] | null;
  error: ApiError | null;
  retry: () => void;
  setQuantity: (skuId: number, quantity: number) => void;
  /** Asked for as written. */
  freeLines: readonly FreeLine[];
  /** Chosen, but no longer sold, and therefore not among the lines. */
  goneVariants: readonly GoneVariant[];
}
/** A variant that is no longer sold; null where the store does not know it any more. */
export type GoneVariant = SkuWithProduct | null;

/** The selected lines of a guest's list. Call it in an observer. */
export function useGuestLines(isShown: boolean): QuotationLines {
  const { cart } = useStores();
  const entries = isShown ? cart.entries.filter(({ sku_id }) => cart.isSelected(sku_id)) : [];
  const ids = entries.map(({ sku_id }) => sku_id).toSorted((a, b) => a - b);
  const { skus, reading, read } = useVariants(isShown ? ids.join(' ') : null);
  // A line that leaves the list leaves the others as they are.
  const isRead = entries.every(({ sku_id }) => skus.has(sku_id));
  return {
    ...splitLines(isRead ? entries.map(({ sku_id, quantity }) => ({ sku: skus.get(sku_id) ?? null, quantity })) : null),
    error: isRead ? null : reading.error,
    retry: read,
    setQuantity: (skuId, quantity) => cart.setQuantity(skuId, quantity),
    freeLines: NONE,
  };
}

/** Separates what is sold from what is gone; null for not yet known. */
export function splitLines(
  all: readonly { sku: GoneVariant; quantity: number }[] | null,
): Pick<QuotationLines, 'lines' | 'goneVariants'> {
  if (!all) return { lines: null, goneVariants: NONE_GONE };
  return {
    lines: all.flatMap(({ sku, quantity }) => (sku && !sku.is_retired ? [{ sku, quantity }] : [])),
    goneVariants: all.flatMap(({ sku }) => (sku && !sku.is_retired ? [] : [sku])),
  };
}

/** The lines of the request; `pathFor` returns the page's path for another quantity. Call it in an observer. */
export function useQuotationLines(single: QuotationRequestParams['single'], pathFor: PathFor): QuotationLines {
  const ofCart = useCartLines();
  const ofAddress = useSingleLine(single, pathFor);
  return single ? ofAddress : ofCart;
}

function useCartLines(): QuotationLines {
  const { cart } = useStores();
  const { member } = cart;
  return {
    lines: cart.cart && cart.selectedLines,
    error: cart.cart ? null : cart.loading.error,
    retry: () => void cart.load(),
    setQuantity: (skuId, quantity) => cart.setQuantity(skuId, quantity, member),
    freeLines: NONE,
    // Where others only need to be selected, nothing is said of these.
    goneVariants:
      cart.selectable.length > 0 && cart.selected.length === 0
        ? NONE_GONE
        : cart.lines.flatMap(({ sku }) => (sku.is_retired ? [sku] : [])),
  };
}

/** One variant, which the address names. Call it in an observer. */
export function useSingleLine(single: QuotationRequestParams['single'], pathFor: PathFor): QuotationLines {
  const { queries } = useStores();
  const navigate = useNavigate();
  const [reading] = useState(() => new Task());
  const skuId = single?.skuId ?? null;
  // The shown lines stay while they are read again.
  const [readId, setReadId] = useState<number | null>(null);
  const read = useCallback((): void => {
    if (skuId === null) return;
    void reading.run(
      () => queries.reload('listSkus', { ids: [skuId], page_size: 1 }),
      () => setReadId(skuId),
    );
  }, [queries, reading, skuId]);
  useEffect(read, [read]);
  useReadAgain(read);

  const answer =
    skuId === null || skuId !== readId ? undefined : queries.peek('listSkus', { ids: [skuId], page_size: 1 });
  const singleLine = answer && single && [{ sku: answer.results[0] ?? null, quantity: single.quantity }];
  return {
    ...splitLines(singleLine ?? null),
    error: answer ? null : reading.error,
    retry: read,
    freeLines: NONE,
    setQuantity: (id, quantity) => void navigate(pathFor(id, quantity), { replace: true, preventScrollReset: true }),
  };
}
