import type { Language } from '../../../../shared/text/languages.ts';
import { ExpiringCache } from './ExpiringCache.ts';
import { OFFLINE_CACHES } from './offlineCaches.ts';

const FOLDER = '/kept/';
const VISITOR = 'visitor';
/** The number of writes between two prunings. */
const PRUNE_EVERY = 40;

/** Replies of the API, kept for use without a network; their member is part of the address. */
export interface ReplyCache {
  /** The member's reply, else the guest's. */
  find(key: string, owner: string | null): Promise<{ data: unknown; at: number } | null>;
  keep(key: string, owner: string | null, data: unknown): Promise<void>;
  /** Deletes the replies of all members but this one. */
  forgetOthers(owner: string | null): Promise<void>;
}

/** Opens the replies in this language that the browser's cache keeps. */
export function openReplyCache(language: Language): ReplyCache {
  const cache = new ExpiringCache(OFFLINE_CACHES.replies.name, OFFLINE_CACHES.replies);
  const addressOf = (key: string, owner: string | null): string =>
    `${FOLDER}${encodeURIComponent(owner ?? VISITOR)}/${language}/${encodeURIComponent(key)}`;
  let writes = 0;
  return {
    find: async (key, owner) => {
      const cached = await cache.find(addressOf(key, owner));
      if (cached) return { data: await cached.response.json(), at: cached.at };
      if (owner === null) return null;
      const entry = await cache.find(addressOf(key, null));
      return entry && { data: await entry.response.json(), at: entry.at };
    },
    keep: async (key, owner, data) => {
      await cache.keep(addressOf(key, owner), new Response(JSON.stringify(data)));
      if (writes++ % PRUNE_EVERY === 0) await cache.prune();
    },
    forgetOthers: (owner) =>
      cache.forget(({ pathname }) => {
        const segment = pathname.slice(FOLDER.length).split('/')[0]!;
        return segment !== VISITOR && segment !== encodeURIComponent(owner ?? VISITOR);
      }),
  };
}
