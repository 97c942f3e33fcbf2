import { LRUCache } from 'lru-cache';
import { Code } from '../../../shared/contract/envelope.ts';
import { parseJson } from '../../../shared/json/parseJson.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { SessionUse } from '../../platform/http/Api.ts';
import type { OpenSession } from './AccessTokens.ts';
import type { EventChannel } from '../../platform/events/EventChannel.ts';
import type { SessionRepository } from './SessionRepository.ts';
import { SessionEndedEvent } from './sessionEvents.ts';

/** Reads trust the last answer of the database for this long, unless an event says that the session ended. */
const TTL_MS = 5_000;
const MEMBERS_MAX = 10_000;

type OpenTokens = Map<string, number>;

/** Checks on every instance whether the session of an access token is still open (decision 057). */
export class SessionCheck {
  readonly #sessions: Pick<SessionRepository, 'readSession' | 'recordUse'>;
  readonly #notices: Pick<EventChannel, 'subscribe'>;
  readonly #now: () => number;
  /** Cache: member id -> tokens and the time when they were last found open. */
  readonly #cache = new LRUCache<string, OpenTokens>({ max: MEMBERS_MAX });
  readonly #watchers = new Map<string, Set<() => void>>();
  #notice = 0;

  constructor(
    sessions: Pick<SessionRepository, 'readSession' | 'recordUse'>,
    notices: Pick<EventChannel, 'subscribe'>,
    now: () => number = () => performance.now(),
  ) {
    this.#sessions = sessions;
    this.#notices = notices;
    this.#now = now;
  }

  /** Subscribes to ended sessions. Returns the disposer. */
  start(): Promise<() => Promise<void>> {
    return this.#notices.subscribe(
      (text) => {
        const notice = SessionEndedEvent.safeParse(parseJson(text));
        if (notice.success) this.#invalidate([notice.data.endedSessionsOf]);
      },
      () => this.#invalidate([...this.#cache.keys(), ...this.#watchers.keys()]),
    );
  }

  /** Returns the session of an access token. Throws code 7 if the token is invalid or the session has ended. */
  async read(token: string, device: string | null, use: SessionUse): Promise<OpenSession> {
    const session = await this.#sessions.readSession(token, device);
    if (!(await this.isOpen(session, use))) throw new DomainError(Code.tokenExpired);
    return session;
  }

  async isOpen(session: OpenSession, use: SessionUse): Promise<boolean> {
    if (use === 'read' && this.isFresh(session)) return true;
    const [askedAt, notice] = [this.#now(), this.#notice];
    const isOpen = await this.#sessions.recordUse(session);
    // Do not cache if an event arrived during the query: the answer may be from before the session's end.
    if (isOpen && notice === this.#notice) this.#store(session, askedAt);
    return isOpen;
  }

  /** Returns true if the session was found open a few seconds ago, without an event since. */
  isFresh({ memberId, refreshHash, session }: OpenSession): boolean {
    const at = this.#cache.get(memberId)?.get(refreshHash ?? session);
    return at !== undefined && this.#now() - at < TTL_MS;
  }

  /** Calls back when one of the member's sessions may have ended. Returns the disposer. */
  watch({ memberId }: OpenSession, ended: () => void): () => void {
    const watchers = this.#watchers.get(memberId) ?? new Set();
    this.#watchers.set(memberId, watchers.add(ended));
    return () => {
      watchers.delete(ended);
      if (watchers.size === 0 && this.#watchers.get(memberId) === watchers) this.#watchers.delete(memberId);
    };
  }

  #store({ memberId, refreshHash, session }: OpenSession, at: number): void {
    const tokens: OpenTokens = this.#cache.get(memberId) ?? new Map();
    for (const [key, since] of tokens) if (at - since >= TTL_MS) tokens.delete(key);
    this.#cache.set(memberId, tokens.set(refreshHash ?? session, at));
  }

  #invalidate(members: readonly string[]): void {
    this.#notice += 1;
    for (const member of members) {
      this.#cache.delete(member);
      this.#watchers.get(member)?.forEach((ended) => ended());
    }
  }
}
