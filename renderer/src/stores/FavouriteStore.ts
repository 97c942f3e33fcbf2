import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Call, CallOptions } from '../../../shared/client/ports.ts';
import { ApiError } from '../../../shared/envelope.ts';
import type { Vault } from '../persistence/Vault.ts';
import { randomUuid } from '../persistence/randomUuid.ts';
import { parseIds } from './parseIds.ts';
import { parseMark } from './parseMark.ts';
import type { SessionStore } from './SessionStore.ts';
import { Task } from './Task.ts';
import { Turns } from '../../../shared/Turns.ts';

/** As many favourites as one answer lists. */
const ALL = { page: 1, page_size: 999 };

/** Products the shopper keeps an eye on: kept in the browser for a guest, at the server for a member. */
export class FavouriteStore {
  /** A guest's own; a member's list does not stay behind on the machine. */
  guestIds: number[] = [];
  memberIds: number[] = [];
  /** A mark that is new with each change a member makes here. */
  change = '';
  readonly loading = new Task();
  readonly #turns = new Turns();
  /** How often something was marked here. */
  #marks = 0;
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
    const accept = (ids: number[]): void => void (this.guestIds = ids);
    const disposers = [
      vault.keep('favourites', parseIds, () => this.guestIds, accept),
      vault.keep('favouriteChange', parseMark, () => this.change, this.follow),
      reaction(
        () => this.#session.user?.user_id,
        (userId) => {
          this.#setMember([]);
          if (userId) void this.load();
        },
      ),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }

  /** The mark of another tab: what it changed is asked for. */
  follow(change: string): void {
    this.change = change;
    if (this.#session.isMember) void this.load();
  }

  /** Asks the server, after what a guest marked here has been brought along. */
  load(): Promise<boolean> {
    const isSame = this.#sameMember();
    return this.loading.run(
      async () => {
        for (const id of [...this.guestIds]) if (isSame()) await this.#bring(id);
        return this.#list();
      },
      (ids) => isSame() && this.#setMember(ids),
    );
  }

  /** Shown at once; taken back when the server refuses. Answers whether it stands. */
  async toggle(productId: number, name = ''): Promise<boolean> {
    const collected = !this.has(productId);
    this.#mark(productId, collected);
    if (!this.#session.isMember) return true;
    const isSame = this.#sameMember();
    try {
      await this.#turns.take(() => this.#send(productId, collected, { about: name }));
      runInAction(() => (this.change = randomUuid()));
      return true;
    } catch (error) {
      if (isKept(error)) return true; // it waits to be sent
      // His list is gone with him, and what is marked now is somebody else's.
      if (isSame()) this.#mark(productId, !collected);
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

  /** The list as it is after every mark made here: one that was asked for before does not know of it. */
  async #list(): Promise<number[]> {
    let ids: number[];
    let marks: number;
    do {
      await this.#turns.settle();
      marks = this.#marks;
      const { results } = await this.#call('listCollected', ALL, { banTips: true });
      ids = results.map(({ id }) => id);
    } while (marks !== this.#marks);
    return ids;
  }

  #sameMember(): () => boolean {
    const userId = this.#session.user?.user_id;
    return () => this.#session.user?.user_id === userId;
  }

  #send(id: number, collected: boolean, options: CallOptions): Promise<unknown> {
    return this.#call('setCollected', { id, collected, idempotency_key: randomUuid() }, options);
  }

  #mark(id: number, collected: boolean): void {
    const marked = (ids: number[]): number[] => [...ids.filter((other) => other !== id), ...(collected ? [id] : [])];
    this.#marks += 1;
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
