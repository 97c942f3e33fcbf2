import type { Call, Clock } from '../../../shared/client/ports.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import { SerialQueue } from '../../../shared/async/SerialQueue.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import type { CustomerBook } from '../customers/CustomerBook.ts';
import type { OfflineCarts } from './OfflineCarts.ts';

/** A customer who was deleted by mistake can be restored with the cart for this long: longer than any notice is shown. */
const UNDO_MS = 10 * 60_000;

interface RemovedCartsParts {
  book: Pick<CustomerBook, 'removed' | 'forgetRemoved'>;
  carts: Pick<OfflineCarts, 'forget'>;
  call: Call;
  clock: Clock;
  who(): Promise<string | null>;
  /** Customers for whom something of this member still waits to be sent: it would fill the cart again. */
  awaited(owner: string): Promise<ReadonlySet<string>>;
}

/**
 * Deletes the carts of customers whom their rep has deleted: some minutes later, so that it can be undone, and as often
 * as it takes to reach the store.
 */
export class RemovedCarts {
  readonly #parts: RemovedCartsParts;
  readonly #queue = new SerialQueue();
  #callOff: (() => void) | null = null;

  constructor(parts: RemovedCartsParts) {
    this.#parts = parts;
  }

  /** Deletes what is due and looks again later while anything is left. */
  async follow(): Promise<void> {
    const isLeft = await this.#queue.run(() => this.#delete()).catch(stillLeft);
    this.#callOff?.();
    this.#callOff = isLeft ? this.#parts.clock.after(UNDO_MS, () => void this.follow()) : null;
  }

  /** Answers whether there are carts that are to be deleted later. */
  async #delete(): Promise<boolean> {
    const { book, call, carts, clock, who, awaited } = this.#parts;
    const owner = await who();
    if (owner === null) return false;
    const removed = await book.removed(owner);
    const waiting = await awaited(owner);
    const due = removed.filter(({ id, at }) => isOver(clock.now() - at) && !waiting.has(id)).map(({ id }) => id);
    if (due.length === 0) return removed.length > 0;
    const known = await call('listCustomerCarts', {}, { owner, banTips: true });
    const held = new Set(known.carts.map(({ customer }) => customer));
    for (const customer of due) {
      if (held.has(customer)) await call('deleteCustomerCart', { customer }, { owner, banTips: true });
      await carts.forget({ owner, customer });
    }
    await book.forgetRemoved(owner, due);
    return removed.length > due.length;
  }
}

/** A clock that was set back hides nothing for ever. */
const isOver = (age: number): boolean => age >= UNDO_MS || age < 0;

function stillLeft(error: unknown): boolean {
  if (!(error instanceof ApiError))
    logWarning(`The carts of deleted customers are still there: ${errorMessage(error)}`);
  return true;
}
