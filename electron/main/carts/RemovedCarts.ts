import type { Call, Clock } from '../../../shared/client/ports.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import { SerialQueue } from '../../../shared/async/SerialQueue.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import type { CustomerBook } from '../customers/CustomerBook.ts';
import type { OfflineCarts } from './OfflineCarts.ts';

/** How long a deleted customer can be restored with their cart; longer than the undo notice is shown. */
const UNDO_MS = 10 * 60_000;

interface RemovedCartsParts {
  book: Pick<CustomerBook, 'removed' | 'forgetRemoved'>;
  carts: Pick<OfflineCarts, 'forget'>;
  call: Call;
  clock: Clock;
  memberId(): Promise<string | null>;
  /** The customers for whom this member still has queued requests, which would fill the cart again. */
  queuedCustomers(owner: string): Promise<ReadonlySet<string>>;
}

/**
 * Deletes the carts of customers whom their rep has deleted: some minutes later, so that it can be undone, with retries
 * until the store has answered.
 */
export class RemovedCarts {
  readonly #parts: RemovedCartsParts;
  readonly #queue = new SerialQueue();
  #callOff: (() => void) | null = null;

  constructor(parts: RemovedCartsParts) {
    this.#parts = parts;
  }

  /** Deletes the carts that are due and schedules the next run while any are left. */
  async follow(): Promise<void> {
    const isLeft = await this.#queue.run(() => this.#delete()).catch(stillLeft);
    this.#callOff?.();
    this.#callOff = isLeft ? this.#parts.clock.after(UNDO_MS, () => void this.follow()) : null;
  }

  /** Returns whether any carts are left to delete. */
  async #delete(): Promise<boolean> {
    const { book, call, carts, clock, memberId, queuedCustomers } = this.#parts;
    const owner = await memberId();
    if (owner === null) return false;
    const removedCarts = await book.removed(owner);
    const waiting = await queuedCustomers(owner);
    const due = removedCarts.filter(({ id, at }) => isOver(clock.now() - at) && !waiting.has(id)).map(({ id }) => id);
    if (due.length === 0) return removedCarts.length > 0;
    const storeCarts = await call('listCustomerCarts', {}, { owner, banTips: true });
    const existing = new Set(storeCarts.carts.map(({ customer }) => customer));
    for (const customer of due) {
      if (existing.has(customer)) await call('deleteCustomerCart', { customer }, { owner, banTips: true });
      await carts.forget({ owner, customer });
    }
    await book.forgetRemoved(owner, due);
    return removedCarts.length > due.length;
  }
}

/** A negative age means that the clock was set back: treated as over, so that the cart is not kept for ever. */
const isOver = (age: number): boolean => age >= UNDO_MS || age < 0;

function stillLeft(error: unknown): boolean {
  if (!(error instanceof ApiError))
    logWarning(`The carts of deleted customers could not be deleted: ${errorMessage(error)}`);
  return true;
}
