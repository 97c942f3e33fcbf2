import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Call, CallOptions } from '../../../shared/client/ports.ts';
import { ApiError } from '../../../shared/envelope.ts';
import type { Vault } from '../persistence/Vault.ts';
import { parseIds } from './parseIds.ts';
import type { SessionStore } from './SessionStore.ts';
import { Task } from './Task.ts';
import { Turns } from './Turns.ts';

/** As many favourites as one answer lists. */
const ALL = { page: 1, page_size: 999 };

/** Products the shopper keeps an eye on: kept in the browser for a guest, at the server for a member. */
export class FavouriteStore {
  /** A guest's own; a member's list does not stay behind on the machine. */
  guestIds: number[] = [];
  memberIds: number[] = [];
  readonly loading = new Task();
  readonly #turns = new Turns();
  readonly #call: Call;
  readonly #session: SessionStore;

  constructor(call: Call, session: SessionStore) {
    this.#call = call;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get ids(): number[] {
    return this.#session.isMember ? this.memberIds : this.guestIds;
  }

  has(productId: number): boolean {
    return this.ids.includes(productId);
  }

  /** Answers the disposer. */
  start(vault: Vault): () => void {
    const accept = (ids: number[]): void => runInAction(() => void (this.guestIds = ids));
    const forget = vault.keep('favourites', parseIds, () => this.guestIds, accept);
    const follow = reaction(
      () => this.#session.user?.user_id,
      (userId) => (userId ? void this.load() : this.#setMember([])),
    );
    return () => (forget(), follow());
  }

  /** Asks the server, after what a guest marked here has been brought along. */
  load(): Promise<boolean> {
    return this.loading.run(async () => {
      for (const id of [...this.guestIds]) await this.#bring(id);
      const { results } = await this.#call('listCollected', ALL, { banTips: true });
      this.#setMember(results.map(({ id }) => id));
    });
  }

  /** Shown at once; taken back when the server refuses. Answers whether it stands. */
  async toggle(productId: number, name = ''): Promise<boolean> {
    const collected = !this.has(productId);
    this.#mark(productId, collected);
    if (!this.#session.isMember) return true;
    try {
      await this.#turns.take(() => this.#send(productId, collected, { about: name }));
      return true;
    } catch (error) {
      if (isKept(error)) return true; // it waits to be sent
      this.#mark(productId, !collected);
      if (error instanceof ApiError) return false; // said by the call itself
      throw error;
    }
  }

  /** A mark that the network lost is tried again at the next visit; a product that is gone joins nothing. */
  async #bring(id: number): Promise<void> {
    try {
      await this.#send(id, true, { banTips: true });
    } catch (error) {
      if (!(error instanceof ApiError) || (typeof error.code === 'string' && !isKept(error))) throw error;
    }
    runInAction(() => (this.guestIds = this.guestIds.filter((other) => other !== id)));
  }

  #send(id: number, collected: boolean, options: CallOptions): Promise<unknown> {
    return this.#call('setCollected', { id, collected, idempotency_key: crypto.randomUUID() }, options);
  }

  #mark(id: number, collected: boolean): void {
    const marked = (ids: number[]): number[] => [...ids.filter((other) => other !== id), ...(collected ? [id] : [])];
    runInAction(() => {
      if (this.#session.isMember) this.memberIds = marked(this.memberIds);
      else this.guestIds = marked(this.guestIds);
    });
  }

  #setMember(ids: number[]): void {
    runInAction(() => (this.memberIds = ids));
  }
}

const isKept = (error: unknown): boolean => error instanceof ApiError && error.code === 'kept';
