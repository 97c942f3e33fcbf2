import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Call } from '../../../shared/client/ports.ts';
import type { Cart, CartLine, MergeReport } from '../../../shared/contracts/cart.ts';
import { ApiError } from '../../../shared/envelope.ts';
import type { Vault } from '../persistence/Vault.ts';
import { randomUuid } from '../persistence/randomUuid.ts';
import { type CartTotals, totalsOf } from './cartLines.ts';
import * as guests from './guestCart.ts';
import { MemberCart } from './MemberCart.ts';
import { parseIds } from './parseIds.ts';
import { parseMark } from './parseMark.ts';
import type { SessionStore } from './SessionStore.ts';
import { Task } from './Task.ts';

/** A line taken out, with what it takes to put it back. */
export interface RemovedLine extends guests.GuestLine {
  at: number;
  line: CartLine | null;
}

/** What the shopper means to buy: the server's cart for a member, a list in the browser for a guest; by variant. */
export class CartStore {
  readonly member: MemberCart;
  guestCart: guests.GuestCart = guests.emptyGuestCart;
  /** Variants the shopper took the tick off. */
  leftOut: number[] = [];
  /** What became of the guest's list at sign-in, until it has been read. */
  report: MergeReport[] = [];
  readonly loading = new Task();
  readonly #session: SessionStore;

  constructor(call: Call, session: SessionStore) {
    this.member = new MemberCart(call, session);
    this.#session = session;
    makeAutoObservable(this, { guestCart: observableRef, report: observableRef }, { autoBind: true });
  }

  /** The server's last answer; null for a guest, and as long as there is none. */
  get cart(): Cart | null {
    return this.member.cart;
  }

  get lines(): CartLine[] {
    return this.member.lines;
  }

  /** Variant and quantity of each line, whoever is looking. */
  get entries(): guests.GuestLine[] {
    if (!this.#session.isMember) return this.guestCart.lines;
    return this.lines.map(({ sku, quantity }) => ({ sku_id: sku.id, quantity }));
  }

  /** How many products, as the badge shows it. */
  get count(): number {
    return this.entries.length;
  }

  get selected(): number[] {
    return this.entries.map(({ sku_id }) => sku_id).filter((id) => this.isSelected(id));
  }

  get selectedLines(): CartLine[] {
    return this.lines.filter(({ sku }) => this.isSelected(sku.id));
  }

  get totals(): CartTotals {
    return totalsOf(this.selectedLines);
  }

  isSelected(skuId: number): boolean {
    return !this.leftOut.includes(skuId);
  }

  /** Keeps the guest's list, takes it along when he signs in, and follows other tabs. Answers the disposer. */
  start(vault: Vault, onMerged: (report: MergeReport[]) => void): () => void {
    const acceptGuest = (guest: guests.GuestCart): void => void (this.guestCart = guest);
    const acceptLeftOut = (ids: number[]): void => void (this.leftOut = ids);
    const disposers = [
      vault.keep('guestCart', guests.parseGuestCart, () => this.guestCart, acceptGuest),
      vault.keep('cartLeftOut', parseIds, () => this.leftOut, acceptLeftOut),
      vault.keep('cartChange', parseMark, () => this.member.change, this.member.follow),
      reaction(
        () => this.#session.user?.user_id,
        (userId) => {
          // One member may take another's place without a guest between them.
          this.#leave();
          if (userId) void this.load();
        },
      ),
      reaction(
        () => this.report,
        (report) => report.length > 0 && onMerged(report),
      ),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }

  /** Asks the server; a guest's list still in the browser is brought along. */
  load(): Promise<boolean> {
    return this.loading.run(async () => {
      const brought = this.guestCart;
      if (brought.lines.length === 0) return this.member.read();
      const report = await this.member.merge(brought);
      runInAction(() => {
        this.report = report;
        if (this.guestCart.key === brought.key) this.guestCart = guests.emptyGuestCart;
      });
    });
  }

  /** Puts a product into the cart; answers whether it is there. */
  async add(skuId: number, quantity: number, about = ''): Promise<boolean> {
    this.select([skuId], true);
    if (!this.#session.isMember) return this.#setGuest(guests.withMore(this.guestCart.lines, skuId, quantity));
    try {
      await this.member.add(skuId, quantity, about);
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false; // said by the call itself, or by the page
      throw error;
    }
  }

  setQuantity(skuId: number, quantity: number): void {
    if (this.#session.isMember) this.member.wish(skuId, guests.clampQuantity(quantity));
    else this.#setGuest(guests.withQuantity(this.guestCart.lines, skuId, quantity));
  }

  /** Takes lines out; what it answers puts them back. */
  remove(skuIds: readonly number[]): RemovedLine[] {
    const lineOf = (id: number): CartLine | null => this.lines.find(({ sku }) => sku.id === id) ?? null;
    const removed = this.entries
      .map((entry, at) => ({ ...entry, at, line: lineOf(entry.sku_id) }))
      .filter(({ sku_id }) => skuIds.includes(sku_id));
    if (this.#session.isMember) removed.forEach(({ sku_id }) => this.member.wish(sku_id, 0));
    else this.#setGuest(this.guestCart.lines.filter(({ sku_id }) => !skuIds.includes(sku_id)));
    return removed;
  }

  restore(removed: readonly RemovedLine[]): void {
    for (const { sku_id: skuId, quantity, at, line } of removed) {
      if (!this.#session.isMember)
        this.#setGuest(guests.withReturned(this.guestCart.lines, { sku_id: skuId, quantity }, at));
      else if (line) this.member.wish(skuId, quantity, line);
    }
  }

  select(skuIds: readonly number[], isSelected: boolean): void {
    const others = this.leftOut.filter((id) => !skuIds.includes(id));
    this.leftOut = isSelected ? others : [...others, ...skuIds];
  }

  dismissReport(): void {
    this.report = [];
  }

  #setGuest(lines: guests.GuestLine[] | null): boolean {
    if (lines) runInAction(() => (this.guestCart = { lines, key: lines.length > 0 ? randomUuid() : '' }));
    return lines !== null;
  }

  #leave(): void {
    this.member.clear();
    this.dismissReport();
  }
}
