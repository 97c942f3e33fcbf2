import { makeAutoObservable, observableRef } from 'mobx';
import { hasChanged, shownOf } from '../../../../shared/catalogue/shownGoods.ts';
import type { Reply } from '../../../../shared/contract/contract.ts';
import type { ShownGoods } from '../../../../shared/contract/schemas/cart.ts';
import { isRecord } from '../../../../shared/json/isRecord.ts';
import { DRAFT_KEYS } from '../../persistence/storage/draftKeys.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';

/** A line of a list that this browser keeps, as it is now. */
export interface SeenLine extends Omit<ShownGoods, 'market_price'> {
  sku_id: number;
  market_price?: number | null | undefined;
}
type SeenLists = Readonly<Record<'cart' | 'pad', Readonly<Record<number, ShownGoods>>>>;

/** The prices, pack sizes and delivery times last shown in lists that only this browser keeps: a guest's cart and the order pad. */
export class SeenGoodsStore {
  lists: SeenLists = { cart: {}, pad: {} };

  constructor() {
    makeAutoObservable(this, { lists: observableRef }, { autoBind: true });
  }

  persistIn(persistence: StatePersistence): () => void {
    return persistence.keep(
      DRAFT_KEYS.seenGoods,
      parseLists,
      () => this.lists,
      (lists) => (this.lists = lists),
    );
  }

  /** The facts shown before, if they have changed for a buyer of this quantity; else undefined. */
  formerOf(list: keyof SeenLists, line: SeenLine, quantity: number): ShownGoods | undefined {
    const former = this.lists[list][line.sku_id];
    return former && hasChanged(former, line, quantity) ? former : undefined;
  }

  /**
   * The facts shown of a guest's lines that a merge has added to a member's cart, if they have changed since. A price that
   * the guest did not see does not count as changed.
   */
  shownBefore({ cart, report }: Reply<'mergeCart'>): { sku_id: number; shown: ShownGoods }[] {
    const addedIds = new Set(report.filter(({ outcome }) => outcome === 'added').map(({ sku_id: id }) => id));
    return cart.lines.flatMap(({ sku, quantity }) => {
      const former = addedIds.has(sku.id) ? this.formerOf('cart', { ...sku, sku_id: sku.id }, quantity) : undefined;
      return former ? [{ sku_id: sku.id, shown: { ...shownOf(sku), ...former } }] : [];
    });
  }

  /** Remembers new lines as they are shown, and forgets lines that have left the list, and prices after a sign-out. */
  note(list: keyof SeenLists, lines: readonly SeenLine[]): void {
    const before = this.lists[list];
    this.#put(list, lines, (line) => {
      const shown = shownOf(line);
      const { market_price: price, ...former } = before[line.sku_id] ?? shown;
      const seenPrice = price === undefined ? shown.market_price : price;
      return shown.market_price === undefined || seenPrice === undefined
        ? former
        : { ...former, market_price: seenPrice };
    });
  }

  /** The buyer has read what has changed. */
  confirm(list: keyof SeenLists, lines: readonly SeenLine[]): void {
    this.#put(list, lines, shownOf);
  }

  #put(list: keyof SeenLists, lines: readonly SeenLine[], seen: (line: SeenLine) => ShownGoods): void {
    this.lists = { ...this.lists, [list]: Object.fromEntries(lines.map((line) => [line.sku_id, seen(line)])) };
  }
}

function parseLists(value: unknown): SeenLists | null {
  if (!isRecord(value)) return null;
  return { cart: parseList(value['cart']), pad: parseList(value['pad']) };
}

const parseList = (value: unknown): SeenLists['cart'] =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([id, seen]) => (isShown(seen) ? [[id, seen]] : [])),
  );

function isShown(value: unknown): value is ShownGoods {
  const { market_price: price = null, pack_size, stock, delivery_days } = (value ?? {}) as Partial<ShownGoods>;
  return [price ?? 0, pack_size, stock, delivery_days].every(Number.isInteger);
}
