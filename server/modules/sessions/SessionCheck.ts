import { Code } from '../../../shared/contract/envelope.ts';
import { parseJson } from '../../../shared/json/parseJson.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { SessionUse } from '../../platform/http/Api.ts';
import type { OpenSession } from './AccessTokens.ts';
import type { EventChannel } from '../../platform/events/EventChannel.ts';
import type { SessionRepository } from './SessionRepository.ts';
import { SessionEndedEvent } from './sessionEvents.ts';

/** Time for which reads trust the last answer of the database, unless an event says that the session ended. */
const REMEMBERED_MS = 5_000;
const MEMBERS_MAX = 10_000;

type Remembered = Map<string, number>;

/** Checks on every instance whether the session of an access token is still open (decision 057). */
export class SessionCheck {
  readonly #sessions: Pick<SessionRepository, 'readSession' | 'noteUse'>;
  readonly #notices: Pick<EventChannel, 'subscribe'>;
  readonly #now: () => number;
  /** Cache: member id -> tokens and the time when they were last found open. */
  readonly #found = new Map<string, Remembered>();
  readonly #watchers = new Map<string, Set<() => void>>();
  #notice = 0;

  constructor(
    sessions: Pick<SessionRepository, 'readSession' | 'noteUse'>,
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
        if (notice.success) this.#forget([notice.data.endedSessionsOf]);
      },
      () => this.#forget([...this.#found.keys(), ...this.#watchers.keys()]),
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
    const [asked, notice] = [this.#now(), this.#notice];
    const isOpen = await this.#sessions.noteUse(session);
    // Do not cache if an event arrived during the query: the answer may be from before the session's end.
    if (isOpen && notice === this.#notice) this.#remember(session, asked);
    return isOpen;
  }

  /** Returns true if the session was found open a few seconds ago, without an event since. */
  isFresh({ memberId, refreshHash, session }: OpenSession): boolean {
    const at = this.#found.get(memberId)?.get(refreshHash ?? session);
    return at !== undefined && this.#now() - at < REMEMBERED_MS;
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

  #remember({ memberId, refreshHash, session }: OpenSession, at: number): void {
    const known: Remembered = this.#found.get(memberId) ?? new Map();
    for (const [key, since] of known) if (at - since >= REMEMBERED_MS) known.delete(key);
    this.#found.delete(memberId); // re-inserts, so that the first key is the oldest
    this.#found.set(memberId, known.set(refreshHash ?? session, at));
    const [oldest] = this.#found.keys();
    if (this.#found.size > MEMBERS_MAX && oldest !== undefined) this.#found.delete(oldest);
  }

  #forget(members: readonly string[]): void {
    this.#notice += 1;
    for (const member of members) {
      this.#found.delete(member);
      this.#watchers.get(member)?.forEach((ended) => ended());
    }
  }
}
