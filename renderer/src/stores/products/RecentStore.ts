import { makeAutoObservable } from 'mobx';
import { RECENTLY_VIEWED_MAX } from '../../../../shared/contract/limits.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { type ChosenProduct, parseChosen } from './chosenProducts.ts';

/** The products visited last, each with the variant chosen last, newest first; in this browser only. */
export class RecentStore {
  chosen: ChosenProduct[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get ids(): number[] {
    return this.chosen.map(({ id }) => id);
  }

  persistIn(persistence: StatePersistence): () => void {
    return persistence.keep(
      'recentlyViewed',
      parseChosen,
      () => this.chosen,
      (chosen) => void (this.chosen = chosen),
    );
  }

  see(productId: number, skuId: number | null = null): void {
    const others = this.chosen.filter(({ id }) => id !== productId);
    this.chosen = [{ id: productId, skuId }, ...others].slice(0, RECENTLY_VIEWED_MAX);
  }
}
