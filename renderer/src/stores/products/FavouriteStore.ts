import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Call, CallOptions } from '../../../../shared/client/ports.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import { type ChosenProduct, parseChosen } from './chosenProducts.ts';
import { confirmChange } from '../confirmChange.ts';
import { parseChangeToken } from '../parseChangeToken.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { Task } from '../Task.ts';
import { SerialQueue } from '../../../../shared/async/SerialQueue.ts';

/** The most favourites in one reply. */
const ALL = { page: 1, page_size: 999 };

/** The shopper's favourite products: in the browser for a guest, at the server for a member. */
export class FavouriteStore {
  /** The guest's list; a member's does not stay on the machine. */
  guestChosen: ChosenProduct[] = [];
  memberChosen: ChosenProduct[] = [];
  /** A token, new with each change that a member makes here. */
  change = '';
  readonly loading = new Task();
  readonly #queue = new SerialQueue();
  /** The number of marks made here. */
  #marks = 0;
  readonly #call: Call;
  readonly #session: SessionStore;
  readonly #onFailed: (error: ApiError) => void;

  constructor(call: Call, session: SessionStore, onFailed: (error: ApiError) => void) {
    this.#call = call;
    this.#session = session;
    this.#onFailed = onFailed;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get chosen(): ChosenProduct[] {
    return this.#session.isMember ? this.memberChosen : this.guestChosen;
  }

  get ids(): number[] {
    return this.chosen.map(({ id }) => id);
  }

  get guestIds(): number[] {
    return this.guestChosen.map(({ id }) => id);
  }

  get memberIds(): number[] {
    return this.memberChosen.map(({ id }) => id);
  }

  /** The variant that was chosen when the product was marked. */
  skuIdOf(productId: number): number | null {
    return this.chosen.find(({ id }) => id === productId)?.skuId ?? null;
  }

  has(productId: number): boolean {
    return this.ids.includes(productId);
  }

  /** Returns the disposer. */
  start(persistence: StatePersistence): () => void {
    const accept = (chosen: ChosenProduct[]): void => void (this.guestChosen = chosen);
    const disposers = [
      persistence.keep('favourites', parseChosen, () => this.guestChosen, accept),
      persistence.keep('favouriteChange', parseChangeToken, () => this.change, this.follow),
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

  /** Another tab has changed the list: reads it again. */
  follow(change: string): void {
    this.change = change;
    if (this.#session.isMember) void this.load();
  }

  /** Reads the list from the server, after merging the products that a guest marked here. */
  load(): Promise<boolean> {
    const isSame = this.#sameMember();
    return this.loading.run(
      async () => {
        const guests = [...this.guestChosen];
        for (const guest of guests) if (isSame()) await this.#mergeGuestMark(guest);
        return this.#list();
      },
      (chosen) => isSame() && this.#setMember(chosen),
    );
  }

  /**
   * Optimistic: shown at once, rolled back and reported if the server did not do it. Resolves to whether the change was
   * accepted.
   */
  async toggle(productId: number, name = '', skuId: number | null = null): Promise<boolean> {
    const collected = !this.has(productId);
    const product = { id: productId, skuId: collected ? skuId : this.skuIdOf(productId) };
    this.#mark(product, collected);
    if (!this.#session.isMember) return true;
    const isSame = this.#sameMember();
    try {
      await this.#queue.run(() =>
        confirmChange<unknown>(
          () => this.#send(product, collected, { about: name, banTips: true }),
          () => this.#read(),
          (list) => (list as ChosenProduct[]).some(({ id }) => id === productId) === collected,
        ),
      );
      runInAction(() => (this.change = randomUuid()));
      return true;
    } catch (error) {
      if (error instanceof ApiError) this.#onFailed(error);
      if (isQueued(error)) return true; // it is queued
      // After a sign-out the list belongs to another person.
      if (isSame()) this.#mark(product, !collected);
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  /** A mark lost by the network is retried at the next visit; a deleted product is dropped. */
  async #mergeGuestMark(guest: ChosenProduct): Promise<void> {
    try {
      await this.#send(guest, true, { banTips: true });
    } catch (error) {
      if (!(error instanceof ApiError) || (typeof error.code === 'string' && !isQueued(error))) throw error;
    }
    runInAction(() => (this.guestChosen = this.guestChosen.filter(({ id }) => id !== guest.id)));
  }

  /** The list after every mark made here: a reply requested before is outdated. */
  async #list(): Promise<ChosenProduct[]> {
    let chosenProducts: ChosenProduct[];
    let marks: number;
    do {
      await this.#queue.settle();
      marks = this.#marks;
      chosenProducts = await this.#read();
    } while (marks !== this.#marks);
    return chosenProducts;
  }

  async #read(): Promise<ChosenProduct[]> {
    const { results } = await this.#call('listCollected', ALL, { banTips: true });
    return results.map(({ id, chosen_sku_id: skuId = null }) => ({ id, skuId }));
  }

  #sameMember(): () => boolean {
    const userId = this.#session.user?.user_id;
    return () => this.#session.user?.user_id === userId;
  }

  #send({ id, skuId }: ChosenProduct, collected: boolean, options: CallOptions): Promise<unknown> {
    const variant = collected && skuId !== null ? { sku_id: skuId } : {};
    return this.#call('setCollected', { id, collected, ...variant, idempotency_key: randomUuid() }, options);
  }

  #mark(product: ChosenProduct, collected: boolean): void {
    const marked = (known: ChosenProduct[]): ChosenProduct[] => [
      ...known.filter(({ id }) => id !== product.id),
      ...(collected ? [product] : []),
    ];
    this.#marks += 1;
    runInAction(() => {
      if (this.#session.isMember) this.memberChosen = marked(this.memberChosen);
      else this.guestChosen = marked(this.guestChosen);
    });
  }

  #setMember(chosen: ChosenProduct[]): void {
    runInAction(() => (this.memberChosen = chosen));
  }
}

const isQueued = (error: unknown): boolean => error instanceof ApiError && error.code === 'queued';
