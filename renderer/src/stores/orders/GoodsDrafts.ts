import { makeAutoObservable, observableRef } from 'mobx';
import { randomUuid } from '../../persistence/random.ts';

/** The goods that a draft is of: their member, and where they come from. */
export interface GoodsOwner {
  /** Its member; the draft is shown to no other. */
  userId: string;
  /** The customer whom a rep acts for, by id; empty where it is for the member. */
  customer: string;
  /** The origin of its goods, from `originOf`. */
  origin: string;
}
export interface GoodsDraft extends GoodsOwner {
  /** The idempotency key, so that a double click or a retry makes no second order or request. */
  key: string;
}

export const ORIGIN_OF_CART = 'cart';
interface Origin {
  orderId?: number | null;
  single?: { skuId: number } | null;
  inquiryId?: number | null;
  isPad?: boolean;
}

/** Names where the goods of a page come from. Their quantities may change, and those of the cart as a whole. */
export function originOf({ orderId, single, inquiryId, isPad = false }: Origin): string {
  if (typeof orderId === 'number') return `order ${orderId}`;
  if (typeof inquiryId === 'number') return `inquiry ${inquiryId}`;
  if (isPad) return 'pad';
  return single ? `sku ${single.skuId}` : ORIGIN_OF_CART;
}

/** The limit of stored drafts: each may hold a note for every line of a long list. */
export const DRAFTS_MAX = 10;

/** The drafts of a page, one for each origin of goods: two tabs with different goods keep one each. */
export class GoodsDrafts<D extends GoodsDraft> {
  /** The draft that this tab writes. */
  current: D | null = null;
  /** Those of other goods, the latest last; before this tab writes, all. */
  others: readonly D[] = [];

  constructor() {
    makeAutoObservable(this, { current: observableRef, others: observableRef }, { autoBind: true });
  }

  /** All drafts, the latest last. */
  get all(): readonly D[] {
    return this.current ? [...this.others, this.current] : this.others;
  }

  of(owner: GoodsOwner): D | null {
    return this.all.find((draft) => isSameGoods(draft, owner)) ?? null;
  }

  /** The latest draft of this member for the same customer, of whichever goods. */
  latestOf({ userId, customer }: Pick<GoodsOwner, 'userId' | 'customer'>): D | null {
    return this.all.findLast((draft) => draft.userId === userId && draft.customer === customer) ?? null;
  }

  /** Makes this tab write this draft from now on. A draft of other goods is kept, one of another member is not. */
  put(draft: D): void {
    const others = this.all.filter((one) => one.userId === draft.userId && !isSameGoods(one, draft));
    this.others = others.slice(1 - DRAFTS_MAX);
    this.current = draft;
  }

  /** Deletes the draft that was sent; one that was begun since has another key. */
  end(key: string): void {
    if (this.current?.key === key) this.current = null;
    this.others = this.others.filter((draft) => draft.key !== key);
  }

  /** Gives the draft a new key, as what was first sent with its key may exist. */
  renewKey(key: string): void {
    const withNewKey = (draft: D): D => (draft.key === key ? { ...draft, key: randomUuid() } : draft);
    this.current = this.current && withNewKey(this.current);
    this.others = this.others.map(withNewKey);
  }

  /** Takes the drafts that another tab has stored; `isTaken` is whether its draft of the goods shown here is taken, too. */
  follow(stored: readonly D[], isTaken: (theirs: D, ours: D) => boolean): void {
    const ours = this.current;
    const theirs = ours && stored.find((draft) => isSameGoods(draft, ours));
    this.others = ours ? stored.filter((draft) => !isSameGoods(draft, ours)) : stored;
    if (theirs && isTaken(theirs, ours)) this.current = theirs;
  }

  /** Takes the drafts that another tab has stored; those that it has ended end here, too, and are returned. */
  followAll(stored: readonly D[]): readonly D[] {
    const endedDrafts = this.all.filter(
      (draft) => !stored.some((one) => one.key === draft.key || isSameGoods(one, draft)),
    );
    this.follow(stored, () => true);
    // As many as there can be: the oldest was left out for another, and stays in this tab.
    if (stored.length === DRAFTS_MAX) return [];
    for (const { key } of endedDrafts) this.end(key);
    // Those that another member's drafts have replaced were not ended by this one.
    return endedDrafts.filter(({ userId }) => stored.every((one) => one.userId === userId));
  }
}

/** True if two drafts have the same member, customer and source of goods, such as the cart or a quotation. */
export const isSameGoods = (one: GoodsOwner, other: GoodsOwner): boolean =>
  one.userId === other.userId && one.customer === other.customer && one.origin === other.origin;

/**
 * Parses stored drafts with `parse`, which returns null for one that does not fit. A former release stored one, or false.
 * Null where there is no record, as after a sign-out: a tab with drafts in memory has not ended them.
 */
export function parseDrafts<D>(value: unknown, parse: (draft: unknown) => D | null): D[] | null {
  if (value === null) return null;
  if (value === false) return [];
  const drafts = (Array.isArray(value) ? value : [value]).map(parse);
  return drafts.every((draft) => draft !== null) ? drafts : null;
}
