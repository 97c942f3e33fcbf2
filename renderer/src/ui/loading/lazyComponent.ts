import { observable, runInAction } from 'mobx';

/** A component whose code is loaded on demand. */
export interface LazyComponent<Part> {
  /** The component, once loaded; readers are observers. */
  get(): Part | null;
  /** Loads it; a failed load is retried with the next call. */
  preload(): Promise<void>;
}

/** Wraps a loader of a component that replaces another one, which stays until this one can be shown at once. */
export function lazyComponent<Part>(load: () => Promise<Part>): LazyComponent<Part> {
  const part = observable.box<Part | null>(null, { deep: false });
  return {
    get: () => part.get(),
    preload: async () => {
      const component = part.get() ?? (await load().catch(() => null));
      runInAction(() => part.set(component));
    },
  };
}
