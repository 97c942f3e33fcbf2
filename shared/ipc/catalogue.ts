import { z } from 'zod/mini';
import { channel } from './channel.ts';

/** The state of the offline catalogue, and whether pages are served from it. */
const CatalogueView = z.object({
  /** When it was last known to be what the store has; null where nothing is kept. */
  at: z.nullable(z.number()),
  /** Products stored here, and products of the store: of a very large catalogue only the first are stored. */
  products: z.int(),
  total: z.int(),
  /** The store does not answer: pages are shown from what is kept. */
  isServing: z.boolean(),
  /** The store is being asked for it. */
  isFetching: z.boolean(),
  /** The last time that it was asked, not all of it came. */
  hasFailed: z.boolean(),
  /** Pictures stored here. */
  pictures: z.int(),
});
export type CatalogueView = z.infer<typeof CatalogueView>;

export const catalogueChannels = {
  'catalogue:read': channel(z.void(), CatalogueView),
  /** Asks the store now, not when it is due. */
  'catalogue:refresh': channel(z.void(), z.void()),
};

export const catalogueEvents = { 'catalogue:changed': CatalogueView };
