import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import type { Cart, CartLine, MergeReport } from '../../../../shared/contract/schemas/cart.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import type { CustomerStore } from '../customers/CustomerStore.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import { type CartTotals, totalsOf } from './cartLines.ts';
import * as guests from './guestCart.ts';
import { MemberCart, type ReadShownBefore } from './MemberCart.ts';
import { type DeselectedSkus, parseDeselectedSkus } from './deselected.ts';
import { parseChangeToken } from '../parseChangeToken.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { Task } from '../Task.ts';

/** A removed line, with everything needed to restore it. */
export interface RemovedLine extends guests.GuestLine {
  index: number;
  line: CartLine | null;
  /** Its cart, unless it was in the guest's list. */
  cart: MemberCart;
}

/** The empty cart of an unknown shopper: it has no lines and sends no request. */
const UNKNOWN = '?';

/**
 * The cart: the server's for a member, a list in the browser for a guest; by variant. A rep has a cart for each
 * customer beside their own, and acts on that of the chosen customer.
 */
export class CartStore {
  guestCart: guests.GuestCart = guests.emptyGuestCart;
  /** Deselected variants, by the cart's owner. */
  deselected: DeselectedSkus = {};
  /** The result of merging the guest's list at sign-in, until the shopper has read it. */
  report: MergeReport[] = [];
  /** A token, new with each change made here. */
  change = '';
  /** A guest's request is on its way: their list waits until its lines have left it. */
  isRequesting = false;
  readonly loading = new Task();
  readonly #carts = new Map<string, MemberCart>();
  readonly #call: Call;
  readonly #session: SessionStore;
  readonly #customers: CustomerStore;
  #onFailed: (error: ApiError) => void = () => undefined;
  #readShownBefore: ReadShownBefore = () => Promise.resolve([]);

  constructor(call: Call, session: SessionStore, customers: CustomerStore) {
    this.#call = call;
    this.#session = session;
    this.#customers = customers;
    makeAutoObservable(
      this,
      { guestCart: observableRef, report: observableRef, deselected: observableRef },
      { autoBind: true },
    );
  }

  /**
   * The owner of the cart that is shown: a customer's id, or `''` for the shopper's own; null until the session is
   * known.
   */
  get customer(): string | null {
    const { view, chosen } = this.#customers;
    if (view && view.owner !== (this.#session.user?.user_id ?? null)) return null;
    return chosen?.id ?? '';
  }

  /** The cart that is shown and changed, as the server holds it. */
  get member(): MemberCart {
    return this.cartOf(this.customer ?? UNKNOWN);
  }

  /** The server's last answer; null for a guest, and until it has arrived. */
  get cart(): Cart | null {
    return this.member.cart;
  }

  get lines(): CartLine[] {
    return this.member.lines;
  }

  /** Variant and quantity of each line, for members and guests. */
  get entries(): guests.GuestLine[] {
    return this.entriesOf(this.member);
  }

  entriesOf(cart: MemberCart): guests.GuestLine[] {
    if (!this.#session.isMember) return this.guestCart.lines;
    return cart.lines.map(({ sku, quantity }) => ({ sku_id: sku.id, quantity }));
  }

  /** The number of lines, for the badge. */
  get count(): number {
    return this.entries.length;
  }

  /** Retired variants in the cart. */
  get retired(): ReadonlySet<number> {
    return new Set(this.lines.flatMap(({ sku }) => (sku.is_retired ? sku.id : [])));
  }

  /** The lines that can be selected; a line that is no longer sold is only shown. */
  get selectable(): number[] {
    return this.entries.map(({ sku_id }) => sku_id).filter((id) => !this.retired.has(id));
  }

  get selected(): number[] {
    return this.selectable.filter((id) => this.isSelected(id));
  }

  get selectedLines(): CartLine[] {
    return this.lines.filter(({ sku }) => this.isSelected(sku.id));
  }

  get totals(): CartTotals {
    return totalsOf(this.selectedLines);
  }

  isSelected(skuId: number): boolean {
    return !this.deselected[this.customer ?? '']?.includes(skuId) && !this.retired.has(skuId);
  }

  /** Persists the guest's list, merges it at sign-in, and follows other tabs. Returns the disposer. */
  start(
    persistence: StatePersistence,
    onMerged: (report: MergeReport[]) => void,
    onFailed?: (error: ApiError) => void,
    readShownBefore?: ReadShownBefore,
  ): () => void {
    if (readShownBefore) this.#readShownBefore = readShownBefore;
    if (onFailed) this.#onFailed = onFailed;
    const acceptGuest = (guest: guests.GuestCart): void => void (this.guestCart = guest);
    const acceptLeftOut = (deselected: DeselectedSkus): void => void (this.deselected = deselected);
    const disposers = [
      persistence.keep('guestCart', guests.parseGuestCart, () => this.guestCart, acceptGuest),
      persistence.keep('cartLeftOut', parseDeselectedSkus, () => this.deselected, acceptLeftOut),
      persistence.keep('cartChange', parseChangeToken, () => this.change, this.follow),
      reaction(
        () => this.#session.user?.user_id,
        // A member may follow another one without a guest between them.
        () => this.#leave(),
      ),
      reaction(
        () => this.#session.user && this.customer !== null && `${this.#session.user.user_id} ${this.customer}`,
        (shown) => shown && void this.load(),
      ),
      reaction(
        () => this.report,
        (report) => report.length > 0 && onMerged(report),
      ),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }

  /** Reads the cart from the server; merges a remaining guest's list into the member's own cart first. */
  load(): Promise<boolean> {
    if (this.customer === null) return Promise.resolve(false); // read as soon as the session is known
    return this.loading.run(async () => {
      if (this.isRequesting) await when(() => !this.isRequesting);
      const { member, guestCart: brought } = this;
      const ownCart = this.cartOf('');
      if (brought.lines.length > 0) {
        const report = await ownCart.merge(brought, this.#readShownBefore);
        runInAction(() => {
          this.report = report;
          if (this.guestCart.key === brought.key) this.guestCart = guests.emptyGuestCart;
        });
        if (member === ownCart) return;
      }
      await member.read();
    });
  }

  /** Adds a product to the cart; resolves to whether it is there. */
  async add(skuId: number, quantity: number, about = ''): Promise<boolean> {
    if (this.#session.isMember && this.customer === null) await when(() => this.customer !== null);
    this.select([skuId], true);
    if (!this.#session.isMember) return this.#setGuest(guests.addQuantity(this.guestCart.lines, skuId, quantity));
    try {
      await this.member.add(skuId, quantity, about);
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false; // reported by the call itself, or by the page
      throw error;
    }
  }

  /**
   * Adds all lines of a list to the cart that is shown, or none. Throws an ApiError that names the lines the server
   * refuses, or a GuestCartError.
   */
  async addAll(lines: readonly guests.GuestLine[], key: string, about: string): Promise<void> {
    if (this.#session.isMember && this.customer === null) await when(() => this.customer !== null);
    if (this.#session.isMember) await this.member.addAll(lines, key, about);
    else this.#setGuest(guests.addLines(this.guestCart.lines, lines));
    this.select(
      lines.map(({ sku_id }) => sku_id),
      true,
    );
  }

  /**
   * Sends a guest's request, after which its variants leave their list. The session that it begins merges the list only
   * then, so that nothing that was requested comes into the member's cart.
   */
  async requestAsGuest(skuIds: readonly number[], send: () => Promise<boolean>): Promise<void> {
    this.isRequesting = true;
    try {
      if (!(await send())) return;
      this.#setGuest(this.guestCart.lines.filter(({ sku_id }) => !skuIds.includes(sku_id)));
    } finally {
      runInAction(() => (this.isRequesting = false));
    }
  }

  /** `cart`: the one that was shown when the action began. */
  setQuantity(skuId: number, quantity: number, cart: MemberCart = this.member): void {
    if (this.#session.isMember) cart.wish(skuId, guests.clampQuantity(quantity));
    else this.#setGuest(guests.setLineQuantity(this.guestCart.lines, skuId, quantity));
  }

  /** Removes lines from the cart that is or was shown; the returned function restores them there. */
  remove(skuIds: readonly number[], cart: MemberCart = this.member): RemovedLine[] {
    const lineOf = (id: number): CartLine | null => cart.lines.find(({ sku }) => sku.id === id) ?? null;
    const removedEntries = this.entriesOf(cart)
      .map((entry, index) => ({ ...entry, index, line: lineOf(entry.sku_id), cart }))
      .filter(({ sku_id }) => skuIds.includes(sku_id));
    if (this.#session.isMember) removedEntries.forEach(({ sku_id }) => cart.wish(sku_id, 0));
    else this.#setGuest(this.guestCart.lines.filter(({ sku_id }) => !skuIds.includes(sku_id)));
    return removedEntries;
  }

  restore(removed: readonly RemovedLine[]): void {
    for (const { sku_id: skuId, quantity, index, line, cart } of removed) {
      if (!this.#session.isMember)
        this.#setGuest(guests.restoreLine(this.guestCart.lines, { sku_id: skuId, quantity }, index));
      else if (line) cart.wish(skuId, quantity, line);
    }
  }

  select(skuIds: readonly number[], isSelected: boolean): void {
    const customer = this.customer ?? '';
    const others = (this.deselected[customer] ?? []).filter((id) => !skuIds.includes(id));
    this.deselected = { ...this.deselected, [customer]: isSelected ? others : [...others, ...skuIds] };
  }

  /** Another tab has changed a cart: reads the shown one again now, and the others when they are shown. */
  follow(change: string): void {
    this.change = change;
    this.member.follow();
  }

  /** Drops queued changes of these carts: the outbox has sent or discarded them, so the server's answer is complete. */
  forgetKept(isWaiting: (customer: string) => boolean): void {
    for (const [customer, cart] of this.#carts) if (!isWaiting(customer)) cart.forgetKept();
  }

  dismissReport(): void {
    this.report = [];
  }

  #setGuest(lines: guests.GuestLine[] | null): boolean {
    if (lines) runInAction(() => (this.guestCart = { lines, key: lines.length > 0 ? randomUuid() : '' }));
    return lines !== null;
  }

  /** The cart of a customer, or the member's own (`''`). */
  cartOf(customer: string): MemberCart {
    const existing = this.#carts.get(customer);
    if (existing) return existing;
    const onChange = (): void => void runInAction(() => (this.change = randomUuid()));
    const cart = new MemberCart({
      call: this.#call,
      session: this.#session,
      customer,
      onChange,
      onFailed: (error) => this.#onFailed(error),
    });
    this.#carts.set(customer, cart);
    return cart;
  }

  #leave(): void {
    this.#carts.forEach((cart) => cart.clear());
    this.dismissReport();
  }
}
