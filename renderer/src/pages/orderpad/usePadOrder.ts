import { observableRef, runInAction, makeAutoObservable } from 'mobx';
import { useState } from 'react';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { useStores } from '../../stores/context.ts';
import { GuestCartError } from '../../stores/cart/guestCart.ts';
import type { PadLine } from '../../stores/orderPad/PadLine.ts';
import { useOrderPad } from './useOrderPad.ts';

/** The errors that keep the list from the cart. */
class OrderFailure {
  /** The error of the list as a whole. */
  error: ApiError | 'guestFull' | null = null;
  /** Errors of single lines: the server's text, or `quantityMax`. */
  lines: ReadonlyMap<PadLine, string> = new Map();
  isAdding = false;

  constructor() {
    makeAutoObservable(this, { lines: observableRef, error: observableRef });
  }
}

/** Puts all lines that are found into the cart at once, or none of them; those leave the pad. */
export function usePadOrder(): { failure: OrderFailure; addToCart: () => Promise<void> } {
  const { cart, notices } = useStores();
  const pad = useOrderPad();
  const [failure] = useState(() => new OrderFailure());

  const addToCart = async (): Promise<void> => {
    if (failure.isAdding) return;
    const ready = [...pad.ready];
    const lines = ready.map((line) => ({ sku_id: pad.offerOf(line)!.sku_id, quantity: line.pieces }));
    const about = ready.map((line) => `${pad.offerOf(line)!.code} × ${line.pieces}`).join(', ');
    runInAction(() => Object.assign(failure, { error: null, lines: new Map(), isAdding: true }));
    let isQueued = false;
    try {
      await cart.addAll(lines, pad.keyFor(`${cart.customer} ${about}`), about);
    } catch (error) {
      isQueued = error instanceof ApiError && error.code === 'queued';
      if (!isQueued) return accept(error, ready);
    } finally {
      runInAction(() => (failure.isAdding = false));
    }
    pad.finishAttempt();
    pad.remove(ready);
    notices.show({
      intent: isQueued ? 'info' : 'success',
      text: isQueued ? { key: 'failures:queued' } : { key: 'orderPad:addedToCart', values: { count: ready.length } },
    });
  };
  const accept = (error: unknown, ready: readonly PadLine[]): void => {
    if (error instanceof GuestCartError) {
      const line = error.line === null ? undefined : ready[error.line];
      runInAction(() => {
        if (line) failure.lines = new Map([[line, 'quantityMax']]);
        else failure.error = 'guestFull';
      });
      return;
    }
    if (!(error instanceof ApiError)) throw error;
    const wrong = Object.entries(error.fieldErrors).flatMap(([field, text]) => {
      const line = ready[Number(/^lines\.(\d+)\./.exec(field)?.[1])];
      return line ? [[line, text] as const] : [];
    });
    runInAction(() => {
      failure.lines = new Map(wrong);
      failure.error = error;
    });
  };
  return { failure, addToCart };
}
