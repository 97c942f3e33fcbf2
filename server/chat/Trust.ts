import { ACCESS_TOKEN_SECONDS } from '../../shared/constants.ts';
import type { SessionRepository } from '../data/SessionRepository.ts';

const HOLDS_MS = ACCESS_TOKEN_SECONDS * 1_000;

/** That a member is still signed in. A line lasts longer than a token: he is asked for as often as he would need another. */
export class Trust {
  readonly #session: string | null;
  readonly #sessions: Pick<SessionRepository, 'isOpen'>;
  readonly #now: () => number;
  #since: number;

  /** A guest has no session, and is always himself. */
  constructor(session: string | null, sessions: Pick<SessionRepository, 'isOpen'>, now: () => number) {
    this.#session = session;
    this.#sessions = sessions;
    this.#now = now;
    this.#since = now();
  }

  /** Trusted without asking the database again: asked a short while ago, or a guest. */
  get isFresh(): boolean {
    return this.#session === null || this.#now() - this.#since < HOLDS_MS;
  }

  async holds(): Promise<boolean> {
    if (this.#session === null || this.isFresh) return true;
    const asked = this.#now();
    if (!(await this.#sessions.isOpen(this.#session))) return false;
    this.#since = asked;
    return true;
  }
}
