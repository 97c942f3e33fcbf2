import { makeAutoObservable } from 'mobx';
import { RECENTLY_VIEWED_MAX } from '../../../shared/constants.ts';
import type { Vault } from '../persistence/Vault.ts';
import { parseIds } from './parseIds.ts';

/** The products looked at last, newest first; in this browser alone. */
export class RecentStore {
  ids: number[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  keepIn(vault: Vault): () => void {
    return vault.keep(
      'recentlyViewed',
      parseIds,
      () => this.ids,
      (ids) => void (this.ids = ids),
    );
  }

  see(productId: number): void {
    this.ids = [productId, ...this.ids.filter((id) => id !== productId)].slice(0, RECENTLY_VIEWED_MAX);
  }
}
