import type { SessionKeeper, Tokens } from '../../../shared/client/ports.ts';

type Begin = Parameters<SessionKeeper['begin']>;

/** A session in memory that records its calls. */
export class FakeSession implements SessionKeeper {
  tokens: Tokens | null;
  user: Begin[0] | null = null;
  readonly endings: { reason: string; message: string }[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(tokens: Tokens | null = null) {
    this.tokens = tokens;
  }

  async read(): Promise<Tokens | null> {
    return this.tokens && { ...this.tokens };
  }

  async begin(user: Begin[0], tokens: Begin[1]): Promise<void> {
    this.user = user;
    this.tokens = tokens;
  }

  async renew(tokens: Begin[1]): Promise<void> {
    this.tokens = tokens;
  }

  async rename(nick_name: string): Promise<void> {
    if (this.user) this.user = { ...this.user, nick_name };
  }

  async end(reason: 'signed-out' | 'expired', message: string): Promise<void> {
    this.tokens = null;
    this.endings.push({ reason, message });
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
