import { z } from 'zod/mini';
import type { SessionKeeper, Tokens } from '../../shared/client/ports.ts';
import { SessionUser, type News } from '../../shared/ipc/contract.ts';
import { Turns } from '../../shared/Turns.ts';
import type { Vault } from './Vault.ts';
import { type Format, read, write } from './versioned.ts';

/** The part of a session that outlives the client; together, so that a name is never without its token. */
const Kept = z.object({ user: SessionUser, refresh: z.string().check(z.minLength(1)) });
// The first version had the same fields and did not say which it was.
const KEPT: Format<typeof Kept> = { shape: Kept, steps: [(data) => data] };

interface Session {
  user: SessionUser;
  tokens: Tokens;
}

/** The access token in memory, the refresh token in memory and the keychain; no window ever sees either. */
export class DesktopSession implements SessionKeeper {
  readonly #vault: Vault | null;
  readonly #isDeviceKept: () => Promise<boolean>;
  readonly #tell: (news: News<'session:changed'>) => void;
  #session: Session | null = null;
  #restored: Promise<void> | null = null;
  readonly #turns = new Turns();
  #waiting = 0;

  /**
   * Without a vault, as in a kiosk, a session ends with the client. So it does where the device's key is not kept: the
   * server refuses a refresh token without it, and one that was only out of reach must not be spent on a refusal.
   */
  constructor(
    vault: Vault | null,
    tell: (news: News<'session:changed'>) => void,
    isDeviceKept = (): Promise<boolean> => Promise.resolve(true),
  ) {
    this.#vault = vault;
    this.#tell = tell;
    this.#isDeviceKept = isDeviceKept;
  }

  async read(): Promise<Tokens | null> {
    await this.#restore();
    return this.#session && { ...this.#session.tokens, user_id: this.#session.user.user_id };
  }

  async user(): Promise<SessionUser | null> {
    await this.#restore();
    return this.#session?.user ?? null;
  }

  /** Whether a sign-in outlives the client, as far as is known once the keychain has been asked for the last one. */
  async canKeep(): Promise<boolean> {
    await this.#restore();
    return (this.#vault?.available ?? false) && this.#isDeviceKept();
  }

  async begin({ user_id, nick_name, email }: SessionUser, tokens: { access: string; refresh: string }): Promise<void> {
    await this.#restore();
    const user = { user_id, nick_name, email };
    const session = { user, tokens: { access: tokens.access, refresh: tokens.refresh } };
    this.#session = session;
    const kept = await this.#keep(session, tokens.refresh);
    // Signed out while it was being kept: the windows have been told that, and it is not to be taken back.
    if (this.#session?.user !== user) return;
    this.#tell({ user, reason: 'signed-in', message: '', kept });
  }

  async renew({ access, refresh }: { access: string; refresh: string }): Promise<void> {
    const session = this.#session;
    if (!session) return;
    session.tokens = { ...session.tokens, refresh };
    // Kept before its access token is used: from then on the refresh token before would end the session at the next start.
    await this.#keep(session, refresh);
    session.tokens = { access, refresh };
  }

  async rename(nick_name: string): Promise<void> {
    const session = this.#session;
    if (!session || session.user.nick_name === nick_name) return;
    session.user = { ...session.user, nick_name };
    const { user, tokens } = session;
    const kept = tokens.refresh !== null && (await this.#keep(session, tokens.refresh));
    this.#tell({ user, reason: 'renamed', message: '', kept });
  }

  async end(reason: 'signed-out' | 'expired', message: string): Promise<void> {
    await this.#restore();
    this.#session = null;
    await this.#vault?.remove();
    this.#tell({ user: null, reason, message, kept: false });
  }

  /** One main process owns the session: waiting for one's turn is all there is to it. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    return this.#turns.take(() => work().finally(() => (this.#waiting -= 1)));
  }

  /** A refresh token is being traded, and the new one is not kept yet. */
  get isTrading(): boolean {
    return this.#waiting > 0;
  }

  /** Waits for that. */
  settled(): Promise<void> {
    return this.#turns.settle();
  }

  #restore(): Promise<void> {
    return (this.#restored ??= this.#readVault());
  }

  async #readVault(): Promise<void> {
    // Asked at once, for both are waited for by the first page.
    const [text, isDeviceKept] = await Promise.all([this.#vault?.read(), this.#isDeviceKept()]);
    const kept = isDeviceKept ? read(KEPT, text ?? null) : null;
    if (kept) this.#session = { user: kept.user, tokens: { access: null, refresh: kept.refresh } };
  }

  async #keep(session: Session, refresh: string): Promise<boolean> {
    if (!this.#vault || !(await this.#isDeviceKept())) return false;
    // It has ended while that was asked: what is kept now nobody would take away.
    if (this.#session !== session) return false;
    return this.#vault.write(write(KEPT, { user: session.user, refresh }));
  }
}
