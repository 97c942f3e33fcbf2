import { z } from 'zod/mini';
import { channel } from './channel.ts';

/** The state of the offline catalogue, and whether pages are served from it. */
const CatalogueView = z.object({
  /** When the store last confirmed that it is current; null if nothing is stored. */
  at: z.nullable(z.number()),
  /** How many products are stored, and how many the store has: of a very large catalogue only the first are stored. */
  products: z.int(),
  total: z.int(),
  /** The store does not answer: pages are served from the stored catalogue. */
  isServing: z.boolean(),
  /** A sync is running. */
  isFetching: z.boolean(),
  /** The last sync was incomplete. */
  hasFailed: z.boolean(),
  /** The number of stored pictures. */
  pictures: z.int(),
});
export type CatalogueView = z.infer<typeof CatalogueView>;

export const catalogueChannels = {
  'catalogue:read': channel(z.void(), CatalogueView),
  /** Syncs now. */
  'catalogue:refresh': channel(z.void(), z.void()),
};

export const catalogueEvents = { 'catalogue:changed': CatalogueView };
