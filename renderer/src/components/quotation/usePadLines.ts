import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';
import { OrderPadStore } from '../../stores/orderPad/OrderPadStore.ts';
import { type QuotationLines, splitLines } from './useQuotationLines.ts';
import { useVariants } from './useVariants.ts';

interface PadLines extends QuotationLines {
  /** Removes a variant from the pad. */
  remove: (skuId: number) => void;
  /** Removes the lines of a request that has been sent; variants that are no longer sold stay. */
  finish: () => void;
}

/** The lines of the order pad for a request: variants that were found, and other lines as written. Call it in an observer. */
export function usePadLines(isShown: boolean): PadLines {
  const stores = useStores();
  const { session } = stores;
  const pad = stores.pageStore(OrderPadStore);
  const reader = session.isKnown ? (session.user?.user_id ?? '') : null;
  useEffect(() => {
    if (isShown && reader !== null) pad.readAs(reader);
  }, [isShown, pad, reader]);

  const quantities = new Map<number, number>();
  for (const line of isShown ? pad.ready : []) {
    const id = pad.offerOf(line)!.sku_id;
    quantities.set(id, (quantities.get(id) ?? 0) + line.pieces);
  }
  const ids = [...quantities.keys()].toSorted((a, b) => a - b).join(' ');
  const isResolved = pad.lines.every((line) => pad.stateOf(line) !== 'waiting');
  const { skus, reading, read } = useVariants(isShown && isResolved ? ids : null);
  const isRead = isResolved && [...quantities.keys()].every((id) => skus.has(id));
  const isFailed = pad.resolving.status === 'failed' || reading.status === 'failed';
  const { lines, goneVariants } = splitLines(
    isRead ? [...quantities].map(([id, quantity]) => ({ sku: skus.get(id) ?? null, quantity })) : null,
  );
  const isAsked = (skuId: number): boolean => lines?.some(({ sku }) => sku.id === skuId) ?? false;
  return {
    lines,
    goneVariants,
    error: isRead || !isFailed ? null : (reading.error ?? pad.resolving.error),
    retry: () => {
      void pad.resolve();
      read();
    },
    setQuantity: (skuId, quantity) => {
      const line = pad.lines.find((padLine) => pad.offerOf(padLine)?.sku_id === skuId);
      if (line) pad.setQuantity(line, String(quantity));
    },
    freeLines: isShown ? pad.asWritten.map(({ text, pieces }) => ({ text, quantity: pieces })) : [],
    remove: (skuId) => pad.remove(pad.lines.filter((line) => pad.offerOf(line)?.sku_id === skuId)),
    finish: () => pad.remove([...pad.ready.filter((line) => isAsked(pad.offerOf(line)!.sku_id)), ...pad.asWritten]),
  };
}
