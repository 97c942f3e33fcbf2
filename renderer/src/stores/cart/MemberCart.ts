import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import type { Reply, Request } from '../../../../shared/contract/contract.ts';
import type { Cart, CartLine, MergeReport } from '../../../../shared/contract/schemas/cart.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { randomUuid } from '../../persistence/random.ts';
import { type OptimisticChange, applyOptimisticChanges } from './cartLines.ts';
import { confirmChange } from '../confirmChange.ts';
import type { GuestCart, GuestLine } from './guestCart.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { SerialQueue } from '../../../../shared/async/SerialQueue.ts';

type Accept = (cart: Cart) => void;

interface MemberCartParts {
  call: Call;
  session: SessionStore;
  /** The rep's customer who owns the cart, by id; empty for the member's own. */
  customer: string;
  /** Called when the server has accepted a change. */
  onChange: () => void;
  /** Called when a quantity was not changed. */
  onFailed: (error: ApiError) => void;
}

/** An addition in flight; forgotten without an answer, as the server may or may not have processed it. */
interface Attempt {
  readonly intent: string;
  readonly key: string;
  running: Promise<void> | null;
}

/** Returns what a guest was shown of lines that a merge has added, where it has changed since. */
export type ReadShownBefore = (merged: Reply<'mergeCart'>) => Promise<Request<'acknowledgeCart'>['lines']>;

/**
 * A cart on the server, the member's own or a customer's, with optimistic updates on top. A change shows at once and is
 * sent in order; if the server refuses it, it is rolled back and `failures` has the reason.
 */
export class MemberCart {
  /** The server's last answer; null until the first. */
  cart: Cart | null = null;
  /** Why a change to a variant failed. */
  readonly failures = observable.map<number, ApiError>({}, { deep: false });
  readonly #wishes = observable.map<number, OptimisticChange>({}, { deep: false });
  /** Changes in the outbox. */
  readonly #queued = observable.map<number, OptimisticChange>({}, { deep: false });
  readonly #attempts = new Map<string, Attempt>();
  readonly #queue = new SerialQueue();
  readonly #call: Call;
  readonly #session: SessionStore;
  /** Identifies this cart in a request. */
  readonly target: { customer?: string };

  readonly #onChange: () => void;
  readonly #onFailed: (error: ApiError) => void;

  constructor({ call, session, customer, onChange, onFailed }: MemberCartParts) {
    this.#call = call;
    this.#session = session;
    this.#onChange = onChange;
    this.#onFailed = onFailed;
    this.target = customer ? { customer } : {};
    makeAutoObservable(this, { cart: observableRef, target: false }, { autoBind: true });
  }

  get lines(): CartLine[] {
    return applyOptimisticChanges(applyOptimisticChanges(this.cart?.lines ?? [], this.#queued), this.#wishes);
  }

  get isSaving(): boolean {
    return this.#wishes.size > 0;
  }

  /** Reads the cart after all changes in flight. */
  read(): Promise<void> {
    return this.#runInTurn(async (accept) => void (await this.#read(accept)));
  }

  /**
   * Merges a guest's list; the same list twice, here or in another tab, counts once. New lines say what has changed since
   * the guest was shown them.
   */
  async merge({ lines, key }: GuestCart, readShownBefore: ReadShownBefore): Promise<MergeReport[]> {
    const report: MergeReport[] = [];
    await this.#runInTurn(async (accept) => {
      const answer = await this.#call('mergeCart', { lines, idempotency_key: key }, { banTips: true });
      accept(answer.cart);
      report.push(...answer.report);
      // The cart is merged, whatever becomes of this.
      try {
        const shownBefore = await readShownBefore(answer);
        if (shownBefore.length > 0)
          accept(await this.#call('acknowledgeCart', { lines: shownBefore }, { banTips: true }));
      } catch {}
    });
    this.#onChange();
    return report;
  }

  /** Adds a product; throws when the server refuses. A double click or a retry counts once (idempotency key). */
  add(skuId: number, quantity: number, about = ''): Promise<void> {
    this.failures.delete(skuId);
    const intent = `${skuId} ${quantity}`;
    const attempt = this.#attempts.get(intent) ?? { intent, key: randomUuid(), running: null };
    this.#attempts.set(intent, attempt);
    // A repeated request would get its first answer, with the cart as it was before later changes.
    attempt.running ??= this.#put(skuId, quantity, about, attempt);
    return attempt.running;
  }

  /** Adds all lines of a list or none; throws when the server refuses, and names the lines. The same key counts once. */
  async addAll(lines: readonly GuestLine[], key: string, about: string): Promise<void> {
    await this.#runInTurn(async (accept) => {
      const request = { lines: [...lines], ...this.target, idempotency_key: key };
      accept(await this.#call('addCartLines', request, { about, banTips: true }));
    });
    this.#onChange();
  }

  async #put(skuId: number, quantity: number, about: string, attempt: Attempt): Promise<void> {
    const { intent, key } = attempt;
    try {
      await this.#runInTurn(async (accept) => {
        const request = { sku_id: skuId, quantity, ...this.target, idempotency_key: key };
        accept(await this.#call('addCartLine', request, { about }));
      });
      this.#attempts.delete(intent);
    } catch (error) {
      // Refused: the next attempt is a new intent. Unanswered: the server may have done it, so the key stays. Queued:
      // the outbox sends it, and the next click adds another piece.
      const isQueued = error instanceof ApiError && error.code === 'queued';
      if (error instanceof ApiError && (isQueued || typeof error.code === 'number')) this.#attempts.delete(intent);
      else attempt.running = null;
      if (error instanceof ApiError && !isQueued) runInAction(() => this.failures.set(skuId, error));
      throw error;
    }
    this.#onChange();
  }

  /** Sets a variant's quantity, optimistically; 0 removes it. `line` is shown for a restored one. */
  wish(skuId: number, quantity: number, line: CartLine | null = null): void {
    this.failures.delete(skuId);
    this.#wishes.set(skuId, { quantity, key: randomUuid(), line });
    this.#runInTurn((accept) => this.#fulfil(skuId, accept)).catch(() => undefined); // `failures` has the reason
  }

  /** Drops queued changes: the outbox is empty, so the server's answer is complete. */
  forgetKept(): void {
    this.#queued.clear();
  }

  forgetFailure(skuId: number): void {
    this.failures.delete(skuId);
  }

  /** Another tab has changed the cart. */
  follow(): void {
    if (this.cart) this.read().catch(() => undefined); // the lines stay until they can be read again
  }

  clear(): void {
    this.cart = null;
    this.#wishes.clear();
    this.#queued.clear();
    this.failures.clear();
    this.#attempts.clear();
  }

  /** Resolves when all changes so far have been answered. */
  settle(): Promise<void> {
    return this.#queue.settle();
  }

  /** Of several waiting changes to one variant, only the newest is sent. */
  async #fulfil(skuId: number, accept: Accept): Promise<void> {
    const wish = this.#wishes.get(skuId);
    if (!wish) return; // sent together with an earlier one
    try {
      const cart = await confirmChange(
        () => this.#send(skuId, wish),
        () => this.#read(accept),
        (read) => (read?.lines.find(({ sku }) => sku.id === skuId)?.quantity ?? 0) === wish.quantity,
      );
      if (cart) accept(cart);
      this.#close(skuId, wish);
      this.#onChange();
    } catch (error) {
      this.#close(skuId, wish, error);
      if (!(error instanceof ApiError)) throw error;
      this.#onFailed(error);
    }
  }

  #send(skuId: number, { quantity, key, line: wished }: OptimisticChange): Promise<Cart | null> {
    const { target } = this;
    const line = this.cart?.lines.find(({ sku }) => sku.id === skuId);
    const about = { about: (line ?? wished)?.sku.code ?? '', banTips: true };
    // A line whose removal is queued will have another id once it is restored.
    const id = this.#queued.get(skuId)?.quantity === 0 ? undefined : line?.id;
    if (quantity === 0) return id ? this.#call('removeCartLine', { id, ...target }, about) : Promise.resolve(null);
    if (id) return this.#call('updateCartLine', { id, quantity, ...target }, about);
    return this.#call('addCartLine', { sku_id: skuId, quantity, ...target, idempotency_key: key }, about);
  }

  #close(skuId: number, wish: OptimisticChange, error?: unknown): void {
    if (this.#wishes.get(skuId) !== wish) return; // a newer one waits for its turn
    runInAction(() => {
      this.#wishes.delete(skuId);
      if (error instanceof ApiError && error.code === 'queued') this.#queued.set(skuId, wish);
      else if (error instanceof ApiError && error.code !== 'cancelled') this.failures.set(skuId, error);
    });
  }

  async #read(accept: Accept): Promise<Cart | null> {
    const cart = await this.#call('readCart', this.target, { banTips: true });
    accept(cart);
    return cart;
  }

  /**
   * One request at a time, so that an older answer never overwrites a newer one; answers for another member are
   * dropped.
   */
  #runInTurn(job: (accept: Accept) => Promise<void>): Promise<void> {
    const userId = this.#session.user?.user_id;
    const check = (): void => {
      if (!userId || this.#session.user?.user_id !== userId) throw new ApiError('cancelled');
    };
    return this.#queue.run(() => {
      check();
      return job((cart) => {
        check();
        this.#forgetUnsure();
        runInAction(() => (this.cart = cart));
      });
    });
  }

  /**
   * Drops additions without an answer, as this answer includes them if they were processed; those still in the queue
   * keep their keys.
   */
  #forgetUnsure(): void {
    for (const [intent, { running }] of this.#attempts) if (!running) this.#attempts.delete(intent);
  }
}
