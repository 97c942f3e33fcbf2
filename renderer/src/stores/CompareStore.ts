import { makeAutoObservable } from 'mobx';
import { COMPARE_MAX } from '../../../shared/constants.ts';
import type { Vault } from '../persistence/Vault.ts';
import { parseIds } from './parseIds.ts';

/** Products put side by side, in the order in which they were chosen; a guest's as well as a member's, in this browser. */
export class CompareStore {
  ids: number[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isFull(): boolean {
    return this.ids.length >= COMPARE_MAX;
  }

  has(productId: number): boolean {
    return this.ids.includes(productId);
  }

  /** Answers the disposer. */
  keepIn(vault: Vault): () => void {
    return vault.keep(
      'compare',
      parseCompared,
      () => this.ids,
      (ids) => void (this.ids = ids),
    );
  }

  /** Puts a product in or takes it out; answers false where there is no room for it. */
  toggle(productId: number): boolean {
    if (this.has(productId)) {
      this.remove(productId);
      return true;
    }
    if (this.isFull) return false;
    this.ids = [...this.ids, productId];
    return true;
  }

  remove(productId: number): void {
    this.ids = this.ids.filter((id) => id !== productId);
  }

  clear(): void {
    this.ids = [];
  }
}

function parseCompared(value: unknown): number[] | null {
  const ids = parseIds(value);
  return ids && [...new Set(ids)].slice(0, COMPARE_MAX);
}
