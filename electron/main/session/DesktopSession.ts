import { z } from 'zod/mini';
import type { SessionKeeper, Tokens } from '../../../shared/client/ports.ts';
import { SessionUser, type IpcEvent } from '../../../shared/ipc/contract.ts';
import { SerialQueue } from '../../../shared/async/SerialQueue.ts';
import type { LateAnswer, KeychainEntry } from '../storage/KeychainEntry.ts';
import { type Format, read, write } from '../storage/versionedFormat.ts';

/** The part of a session that outlives the client; together, so that a name is never without its token. */
const Kept = z.object({ user: SessionUser, refresh: z.string().check(z.minLength(1)) });
// The first version had the same fields and did not say which it was.
const KEPT: Format<typeof Kept> = { shape: Kept, steps: [(data) => data] };

/** For a keychain that answers after the first page has stopped waiting for it. */
export interface LateParts {
  /** Answers as `DeviceKey.late`. */
  key(isInUse: () => boolean): Promise<boolean> | null;
  answered(event: IpcEvent<'keychain:answered'>): void;
}

interface Session {
  user: SessionUser;
  tokens: Tokens;
}

/** The access token in memory, the refresh token in memory and the keychain; no window ever sees either. */
export class DesktopSession implements SessionKeeper {
  readonly #keychain: KeychainEntry | null;
  readonly #isDeviceKept: () => Promise<boolean>;
  readonly #tell: (event: IpcEvent<'session:changed'>) => void;
  readonly #late: LateParts;
  #session: Session | null = null;
  #restored: Promise<void> | null = null;
  #isKeychainAsking = false;
  /** A member has signed in or out since the start: the stored session is outdated. */
  #isSuperseded = false;
  readonly #queue = new SerialQueue();
  #waiting = 0;

  /**
   * Without a keychain, as in a kiosk, a session ends with the client. So it does where the device's key is not kept: the
   * server refuses a refresh token without it, and one that was only out of reach must not be spent on a refusal.
   */
  constructor(
    keychain: KeychainEntry | null,
    tell: (event: IpcEvent<'session:changed'>) => void,
    isDeviceKept = (): Promise<boolean> => Promise.resolve(true),
    late: LateParts = { key: () => null, answered: () => undefined },
  ) {
    this.#late = late;
    this.#keychain = keychain;
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

  /** The keychain has not answered yet, as when it asks its user for a password; it is listened to until it does. */
  async isKeychainAsking(): Promise<boolean> {
    await this.#restore();
    return this.#isKeychainAsking;
  }

  /** Whether a sign-in outlives the client, as far as is known once the keychain has been asked for the last one. */
  async canKeep(): Promise<boolean> {
    await this.#restore();
    return (this.#keychain?.available ?? false) && this.#isDeviceKept();
  }

  async begin({ user_id, nick_name, email }: SessionUser, tokens: { access: string; refresh: string }): Promise<void> {
    await this.#restore();
    const user = { user_id, nick_name, email };
    const session = { user, tokens: { access: tokens.access, refresh: tokens.refresh } };
    this.#session = session;
    this.#isSuperseded = true;
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
    this.#isSuperseded = true;
    await this.#keychain?.remove();
    this.#tell({ user: null, reason, message, kept: false });
    // Nothing is bound any more to a key that was made while the keychain was silent.
    void this.#late.key(() => this.#session !== null);
  }

  /** One main process owns the session: waiting for one's turn is all there is to it. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    return this.#queue.run(() => work().finally(() => (this.#waiting -= 1)));
  }

  /** A refresh token is being traded, and the new one is not kept yet. */
  get isTrading(): boolean {
    return this.#waiting > 0;
  }

  /** Waits for that. */
  settled(): Promise<void> {
    return this.#queue.settle();
  }

  #restore(): Promise<void> {
    return (this.#restored ??= this.#readKeychain());
  }

  async #readKeychain(): Promise<void> {
    // Asked at once, for both are waited for by the first page.
    const [text, isDeviceKept] = await Promise.all([this.#keychain?.read(), this.#isDeviceKept()]);
    const [entry, key] = [this.#keychain?.late ?? null, this.#late.key(() => this.#session !== null)];
    if (isDeviceKept) this.#take(text ?? null);
    if (!entry && !key) return;
    this.#isKeychainAsking = this.#keychain !== null;
    void this.#takeLate(entry ?? Promise.resolve({ entry: text ?? null }), key ?? Promise.resolve(isDeviceKept));
  }

  #take(text: string | null): void {
    const kept = read(KEPT, text);
    if (kept) this.#session = { user: kept.user, tokens: { access: null, refresh: kept.refresh } };
  }

  /** The keychain has answered at last, for the entry and the key that it needs: what it holds counts from here on. */
  async #takeLate(entry: Promise<LateAnswer | null>, key: Promise<boolean>): Promise<void> {
    const [answer, isDeviceKept] = await Promise.all([entry, key]);
    this.#isKeychainAsking = false;
    if (isDeviceKept && answer && !this.#isSuperseded) this.#take(answer.entry);
    const session = this.#session;
    const kept = session !== null && (await this.#keepLate(session, answer));
    const canKeep = await this.canKeep();
    if (this.#keychain) this.#late.answered({ canKeep });
    if (kept && this.#session === session) this.#tell({ user: session.user, reason: 'signed-in', message: '', kept });
  }

  /** A session begun meanwhile is kept from now on; one that was taken from the keychain is there already. */
  async #keepLate(session: Session, answer: LateAnswer | null): Promise<boolean> {
    if (!this.#isSuperseded) return true;
    const { refresh } = session.tokens;
    return answer !== null && refresh !== null && this.#keep(session, refresh);
  }

  async #keep(session: Session, refresh: string): Promise<boolean> {
    if (!this.#keychain || !(await this.#isDeviceKept())) return false;
    // The session ended meanwhile: an entry stored now would never be removed.
    if (this.#session !== session) return false;
    return this.#keychain.write(write(KEPT, { user: session.user, refresh }));
  }
}
