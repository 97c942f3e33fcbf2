import { ApiError } from '../../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../../shared/contract/routes.ts';
import type { OfflinePort, Platform } from '../../platform/Platform.ts';
import { CATALOGUE_QUERIES } from './catalogueQueries.ts';

export interface CachedReply<T> {
  data: T;
  /** The time of an offline reply; null for a fresh one. */
  keptAt: number | null;
}

/** Keeps replies by member, and answers with them where there is no network. */
export class OfflineReplies {
  readonly #port: OfflinePort;
  readonly #memberId: () => Promise<string | null>;

  constructor(port: OfflinePort, platform: Pick<Platform, 'readUser'>) {
    this.#port = port;
    this.#memberId = async () => (await platform.readUser())?.user_id ?? null;
  }

  async answer<T>(name: OperationName, key: string, ask: () => Promise<T>): Promise<CachedReply<T>> {
    if (!CATALOGUE_QUERIES.has(name)) return { data: await ask(), keptAt: null };
    const owner = await this.#memberId();
    try {
      const data = await ask();
      void this.#keep(key, owner, data);
      return { data, keptAt: null };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'offline') throw error;
      const cached = await this.#find(key, owner);
      if (!cached) throw error;
      return { data: cached.data as T, keptAt: cached.at };
    }
  }

  async has(key: string): Promise<boolean> {
    return (await this.#find(key, await this.#memberId())) !== null;
  }

  /** Keeps a reply that the server has written into its page, which it renders for visitors. */
  keepPublic(name: OperationName, key: string, data: unknown): void {
    if (CATALOGUE_QUERIES.has(name))
      void this.#port.replies().then(
        (replies) => replies.keep(key, null, data),
        () => undefined,
      );
  }

  // A member who signs in or out meanwhile leaves no reply that could be taken for another person's, also during a
  // write. Where the browser keeps nothing, the store goes on without.
  async #keep(key: string, owner: string | null, data: unknown): Promise<void> {
    try {
      if ((await this.#memberId()) !== owner) return;
      const replies = await this.#port.replies();
      await replies.keep(key, owner, data);
      const now = await this.#memberId();
      if (now !== owner) await replies.forgetOthers(now);
    } catch {
      return;
    }
  }

  async #find(key: string, owner: string | null): Promise<{ data: unknown; at: number } | null> {
    try {
      return await (await this.#port.replies()).find(key, owner);
    } catch {
      return null;
    }
  }
}
