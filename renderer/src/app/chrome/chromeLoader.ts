import type { Stores } from '../../stores/Stores.ts';

const isLoaded = ({ queries }: Stores): boolean =>
  queries.peek('readConfig', {}) !== undefined && queries.peek('readGroupTree', {}) !== undefined;

/**
 * Loads the data of header and footer once per session. A page is worth showing without them, so a failure is ignored
 * (S8); the next navigation retries.
 */
export const chromeLoader = (stores: Stores) => ({
  loader: async (): Promise<null> => {
    await Promise.allSettled([stores.queries.load('readConfig', {}), stores.queries.load('readGroupTree', {})]);
    return null;
  },
  shouldRevalidate: (): boolean => !isLoaded(stores),
});
