import { makeAutoObservable } from 'mobx';
import { COMPARE_MAX } from '../../../../shared/contract/limits.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { type ChosenProduct, parseChosen } from './chosenProducts.ts';

/** Products to compare, in the order in which they were chosen; for guests and members, in this browser. */
export class CompareStore {
  chosen: ChosenProduct[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get ids(): number[] {
    return this.chosen.map(({ id }) => id);
  }

  get isFull(): boolean {
    return this.ids.length >= COMPARE_MAX;
  }

  has(productId: number): boolean {
    return this.ids.includes(productId);
  }

  /** Returns the disposer. */
  persistIn(persistence: StatePersistence): () => void {
    return persistence.keep(
      'compare',
      parseCompared,
      () => this.chosen,
      (chosen) => void (this.chosen = chosen),
    );
  }

  /** Adds a product as its chosen variant, or removes it; returns false where there is no room. */
  toggle(productId: number, skuId: number | null = null): boolean {
    if (this.has(productId)) {
      this.remove(productId);
      return true;
    }
    if (this.isFull) return false;
    this.chosen = [...this.chosen, { id: productId, skuId }];
    return true;
  }

  remove(productId: number): void {
    this.chosen = this.chosen.filter(({ id }) => id !== productId);
  }

  clear(): void {
    this.chosen = [];
  }
}

const parseCompared = (value: unknown): ChosenProduct[] | null => parseChosen(value)?.slice(0, COMPARE_MAX) ?? null;
