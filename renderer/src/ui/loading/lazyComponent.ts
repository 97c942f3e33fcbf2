import { observable, runInAction } from 'mobx';

/** A part of the page whose code comes when it is wanted. */
export interface LazyComponent<Part> {
  /** The component, once loaded; readers are observers. */
  get(): Part | null;
  /** Has it fetched; without a network it is fetched when it is next wanted. */
  bring(): Promise<void>;
}

/** For a part that takes the place of another, which stays until this one can be shown at once. */
export function lazyComponent<Part>(load: () => Promise<Part>): LazyComponent<Part> {
  const part = observable.box<Part | null>(null, { deep: false });
  return {
    get: () => part.get(),
    bring: async () => {
      const found = part.get() ?? (await load().catch(() => null));
      runInAction(() => part.set(found));
    },
  };
}
