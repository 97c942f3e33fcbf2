import { z } from 'zod/mini';
import type { SessionKeeper, Tokens } from '../../shared/client/ports.ts';
import { SessionUser, type News } from '../../shared/ipc/contract.ts';
import type { Vault } from './vault.ts';

/** The part of a session that outlives the client; together, so that a name is never without its token. */
const Kept = z.object({ user: SessionUser, refresh: z.string().check(z.minLength(1)) });

interface Session {
  user: SessionUser;
  tokens: Tokens;
}

/** The access token in memory, the refresh token in memory and the keychain; no window ever sees either. */
export class DesktopSession implements SessionKeeper {
  readonly #vault: Vault | null;
  readonly #tell: (news: News<'session:changed'>) => void;
  #session: Session | null = null;
  #restored: Promise<void> | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  /** Without a vault, as in a kiosk, a session ends with the client. */
  constructor(vault: Vault | null, tell: (news: News<'session:changed'>) => void) {
    this.#vault = vault;
    this.#tell = tell;
  }

  async read(): Promise<Tokens | null> {
    await this.#restore();
    return this.#session?.tokens ?? null;
  }

  async user(): Promise<SessionUser | null> {
    await this.#restore();
    return this.#session?.user ?? null;
  }

  /** Whether a sign-in outlives the client, as far as is known once the keychain has been asked for the last one. */
  async canKeep(): Promise<boolean> {
    await this.#restore();
    return this.#vault?.available ?? false;
  }

  async begin({ user_id, nick_name, email }: SessionUser, tokens: { access: string; refresh: string }): Promise<void> {
    await this.#restore();
    const user = { user_id, nick_name, email };
    this.#session = { user, tokens: { access: tokens.access, refresh: tokens.refresh } };
    const kept = await this.#keep(user, tokens.refresh);
    this.#tell({ user, reason: 'signed-in', message: '', kept });
  }

  async renew({ access, refresh }: { access: string; refresh: string }): Promise<void> {
    const session = this.#session;
    if (!session) return;
    session.tokens = { access, refresh };
    await this.#keep(session.user, refresh);
  }

  async end(reason: 'signed-out' | 'expired', message: string): Promise<void> {
    await this.#restore();
    this.#session = null;
    await this.#vault?.remove();
    this.#tell({ user: null, reason, message, kept: false });
  }

  /** One main process owns the session: waiting for one's turn is all there is to it. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  #restore(): Promise<void> {
    return (this.#restored ??= this.#readVault());
  }

  async #readVault(): Promise<void> {
    const kept = parse((await this.#vault?.read()) ?? null);
    if (kept) this.#session = { user: kept.user, tokens: { access: null, refresh: kept.refresh } };
  }

  async #keep(user: SessionUser, refresh: string): Promise<boolean> {
    return (await this.#vault?.write(JSON.stringify({ user, refresh }))) ?? false;
  }
}

function parse(text: string | null): z.infer<typeof Kept> | null {
  if (text === null) return null;
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    // Written by another version, or by nobody we know: as good as nothing.
    return null;
  }
}
