import type { Stores } from '../../stores/Stores.ts';

const isLoaded = ({ queries }: Stores): boolean =>
  queries.peek('readConfig', {}) !== undefined && queries.peek('readGroupTree', {}) !== undefined;

/**
 * What every page's header and footer need, once per session. A page is worth showing without them, so their failure
 * is nobody's error (S8); the next navigation asks again.
 */
export const chromeLoader = (stores: Stores) => ({
  loader: async (): Promise<null> => {
    await Promise.allSettled([stores.queries.load('readConfig', {}), stores.queries.load('readGroupTree', {})]);
    return null;
  },
  shouldRevalidate: (): boolean => !isLoaded(stores),
});
