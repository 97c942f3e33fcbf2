import { makeAutoObservable, runInAction } from 'mobx';
import { RECENTLY_VIEWED_MAX } from '../../../shared/constants.ts';
import type { Vault } from '../persistence/Vault.ts';

/** The products looked at last, newest first; in this browser alone. */
export class RecentStore {
  ids: number[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  keepIn(vault: Vault): () => void {
    return vault.keep(
      'recentlyViewed',
      (value) => (Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : null),
      () => this.ids,
      (ids) => runInAction(() => (this.ids = ids)),
    );
  }

  see(productId: number): void {
    this.ids = [productId, ...this.ids.filter((id) => id !== productId)].slice(0, RECENTLY_VIEWED_MAX);
  }
}
