import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import type { FreeLine } from '../../../../shared/contract/schemas/quotations.ts';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
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
}
const NONE: readonly FreeLine[] = [];
type PathFor = (skuId: number, quantity: number) => string;
export interface QuotationLines {
  /** Null until they are known. */
  lines: RequestedLine[] | null;
  error: ApiError | null;
  retry: () => void;
  setQuantity: (skuId: number, quantity: number) => void;
  /** Asked for as written. */
  freeLines: readonly FreeLine[];
}

/** The selected lines of a guest's list. Call it in an observer. */
export function useGuestLines(isShown: boolean): QuotationLines {
  const { cart } = useStores();
  const entries = isShown ? cart.entries.filter(({ sku_id }) => cart.isSelected(sku_id)) : [];
  const ids = entries.map(({ sku_id }) => sku_id).toSorted((a, b) => a - b);
  const { skus, reading, read } = useVariants(isShown ? ids.join(' ') : null);
  // A line that leaves the list leaves the others as they are.
  const isRead = reading.status === 'done' || entries.every(({ sku_id }) => skus.has(sku_id));
  return {
    lines: isRead
      ? entries.flatMap(({ sku_id, quantity }) => {
          const sku = skus.get(sku_id);
          return sku && !sku.is_retired ? [{ sku, quantity }] : [];
        })
      : null,
    error: isRead ? null : reading.error,
    retry: read,
    setQuantity: (skuId, quantity) => cart.setQuantity(skuId, quantity),
    freeLines: NONE,
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
  };
}

/** One variant, which the address names. Call it in an observer. */
export function useSingleLine(single: QuotationRequestParams['single'], pathFor: PathFor): QuotationLines {
  const { queries } = useStores();
  const navigate = useNavigate();
  const [reading] = useState(() => new Task());
  const skuId = single?.skuId ?? null;
  const read = useCallback((): void => {
    if (skuId !== null) void reading.run(() => queries.reload('listSkus', { ids: [skuId], page_size: 1 }));
  }, [queries, reading, skuId]);
  useEffect(read, [read]);

  const answer =
    skuId === null || reading.status !== 'done' ? undefined : queries.peek('listSkus', { ids: [skuId], page_size: 1 });
  return {
    lines:
      answer && single
        ? answer.results.flatMap((sku) => (sku.is_retired ? [] : { sku, quantity: single.quantity }))
        : null,
    error: reading.error,
    retry: read,
    freeLines: NONE,
    setQuantity: (id, quantity) => void navigate(pathFor(id, quantity), { replace: true, preventScrollReset: true }),
  };
}
