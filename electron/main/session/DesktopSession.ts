import { z } from 'zod/mini';
import type { SessionKeeper, Tokens } from '../../../shared/client/ports.ts';
import { SessionUser, type IpcEvent } from '../../../shared/ipc/contract.ts';
import { SerialQueue } from '../../../shared/async/SerialQueue.ts';
import type { LateAnswer, KeychainEntry } from '../storage/KeychainEntry.ts';
import { type Format, read, write } from '../storage/versionedFormat.ts';

/** The part of a session that is stored; in one entry, so that a user is never without their token. */
const StoredSession = z.object({ user: SessionUser, refresh: z.string().check(z.minLength(1)) });
// Version 1 had the same fields without a version number.
const SESSION_FORMAT: Format<typeof StoredSession> = { shape: StoredSession, steps: [(data) => data] };

/** For a keychain that answers after the first page's time-out. */
export interface LateParts {
  /** Answers as `DeviceKey.late`. */
  key(isInUse: () => boolean): Promise<boolean> | null;
  answered(event: IpcEvent<'keychain:answered'>): void;
}

interface Session {
  user: SessionUser;
  tokens: Tokens;
}

/** Keeps the access token in memory and the refresh token in memory and the keychain; no window ever sees either. */
export class DesktopSession implements SessionKeeper {
  readonly #keychain: KeychainEntry | null;
  readonly #isDeviceStored: () => Promise<boolean>;
  readonly #onChange: (event: IpcEvent<'session:changed'>) => void;
  readonly #late: LateParts;
  #session: Session | null = null;
  #restored: Promise<void> | null = null;
  #isKeychainAsking = false;
  /** A member has signed in or out since the start, so the stored session is outdated. */
  #isSuperseded = false;
  readonly #queue = new SerialQueue();
  #waiting = 0;

  /**
   * Without a keychain, as in a kiosk, the session ends with the client. So does it if the device key is not stored:
   * the server refuses a refresh token without its key, and if the key was only unreachable, the token must not be used
   * up.
   */
  constructor(
    keychain: KeychainEntry | null,
    onChange: (event: IpcEvent<'session:changed'>) => void,
    isDeviceStored = (): Promise<boolean> => Promise.resolve(true),
    late: LateParts = { key: () => null, answered: () => undefined },
  ) {
    this.#late = late;
    this.#keychain = keychain;
    this.#onChange = onChange;
    this.#isDeviceStored = isDeviceStored;
  }

  async read(): Promise<Tokens | null> {
    await this.#restore();
    return this.#session && { ...this.#session.tokens, user_id: this.#session.user.user_id };
  }

  async user(): Promise<SessionUser | null> {
    await this.#restore();
    return this.#session?.user ?? null;
  }

  /**
   * Whether the keychain has not answered yet (it may be asking its user for a password); late answers are still taken.
   */
  async isKeychainAsking(): Promise<boolean> {
    await this.#restore();
    return this.#isKeychainAsking;
  }

  /** Whether a sign-in will outlive the client, as far as known after the first read of the keychain. */
  async canKeep(): Promise<boolean> {
    await this.#restore();
    return (this.#keychain?.available ?? false) && this.#isDeviceStored();
  }

  async begin({ user_id, nick_name, email }: SessionUser, tokens: { access: string; refresh: string }): Promise<void> {
    await this.#restore();
    const user = { user_id, nick_name, email };
    const session = { user, tokens: { access: tokens.access, refresh: tokens.refresh } };
    this.#session = session;
    this.#isSuperseded = true;
    const isStored = await this.#keep(session, tokens.refresh);
    // Signed out while the token was being stored: windows have been told, so do not announce the sign-in.
    if (this.#session?.user !== user) return;
    this.#onChange({ user, reason: 'signed-in', message: '', isStored });
  }

  async renew({ access, refresh }: { access: string; refresh: string }): Promise<void> {
    const session = this.#session;
    if (!session) return;
    session.tokens = { ...session.tokens, refresh };
    // Store the new refresh token before its access token is used: reusing the old one at the next start would end the
    // session.
    await this.#keep(session, refresh);
    session.tokens = { access, refresh };
  }

  async rename(nick_name: string): Promise<void> {
    const session = this.#session;
    if (!session || session.user.nick_name === nick_name) return;
    session.user = { ...session.user, nick_name };
    const { user, tokens } = session;
    const isStored = tokens.refresh !== null && (await this.#keep(session, tokens.refresh));
    this.#onChange({ user, reason: 'renamed', message: '', isStored });
  }

  async end(reason: 'signed-out' | 'expired', message: string): Promise<void> {
    await this.#restore();
    this.#session = null;
    this.#isSuperseded = true;
    await this.#keychain?.remove();
    this.#onChange({ user: null, reason, message, isStored: false });
    // With the session gone, nothing is bound any more to a key created while the keychain did not answer.
    void this.#late.key(() => this.#session !== null);
  }

  /** Runs one token exchange at a time; one main process owns the session, so a queue is enough. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    return this.#queue.run(() => work().finally(() => (this.#waiting -= 1)));
  }

  /** Whether a token exchange is running and its new refresh token is not stored yet. */
  get isExchangingToken(): boolean {
    return this.#waiting > 0;
  }

  /** Resolves when that is done. */
  settled(): Promise<void> {
    return this.#queue.settle();
  }

  #restore(): Promise<void> {
    return (this.#restored ??= this.#readKeychain());
  }

  async #readKeychain(): Promise<void> {
    // In parallel, as the first page waits for both.
    const [text, isDeviceStored] = await Promise.all([this.#keychain?.read(), this.#isDeviceStored()]);
    const [entry, key] = [this.#keychain?.late ?? null, this.#late.key(() => this.#session !== null)];
    if (isDeviceStored) this.#take(text ?? null);
    if (!entry && !key) return;
    this.#isKeychainAsking = this.#keychain !== null;
    void this.#takeLate(entry ?? Promise.resolve({ entry: text ?? null }), key ?? Promise.resolve(isDeviceStored));
  }

  #take(text: string | null): void {
    const stored = read(SESSION_FORMAT, text);
    if (stored) this.#session = { user: stored.user, tokens: { access: null, refresh: stored.refresh } };
  }

  /** Takes the session and device key that the keychain returned late. */
  async #takeLate(entry: Promise<LateAnswer | null>, key: Promise<boolean>): Promise<void> {
    const [answer, isDeviceStored] = await Promise.all([entry, key]);
    this.#isKeychainAsking = false;
    if (isDeviceStored && answer && !this.#isSuperseded) this.#take(answer.entry);
    const session = this.#session;
    const isStored = session !== null && (await this.#keepLate(session, answer));
    const canKeep = await this.canKeep();
    if (this.#keychain) this.#late.answered({ canKeep });
    if (isStored && this.#session === session)
      this.#onChange({ user: session.user, reason: 'signed-in', message: '', isStored });
  }

  /** Stores a session that began meanwhile; one from the keychain is stored already. */
  async #keepLate(session: Session, answer: LateAnswer | null): Promise<boolean> {
    if (!this.#isSuperseded) return true;
    const { refresh } = session.tokens;
    return answer !== null && refresh !== null && this.#keep(session, refresh);
  }

  async #keep(session: Session, refresh: string): Promise<boolean> {
    if (!this.#keychain || !(await this.#isDeviceStored())) return false;
    // The session ended meanwhile; an entry stored now would never be removed.
    if (this.#session !== session) return false;
    return this.#keychain.write(write(SESSION_FORMAT, { user: session.user, refresh }));
  }
}
