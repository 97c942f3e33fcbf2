import { makeAutoObservable, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import type { Request } from '../../../../shared/contract/contract.ts';
import { LANGUAGE_OPTIONS, type Language } from '../../../../shared/text/languages.ts';
import type { Platform, PlatformUser } from '../../platform/Platform.ts';
import { Task } from '../Task.ts';

/** The session: a visitor, or a member by name. Tokens stay in the platform. */
export class SessionStore {
  user: PlatformUser | null = null;
  /** False until the platform has read the session; the server and the first paint know no member. */
  isKnown = false;
  /** The keychain has not answered yet; it may be asking for its password. */
  isKeychainAsking = false;
  /** Why the session was ended from outside; stays until the visitor has been told. */
  endedBecause: string | null = null;
  /** The member is signing out, or has signed out, at their own request. */
  isLeaving = false;
  readonly signingIn = new Task();
  readonly registering = new Task();
  readonly #call: Call;
  readonly #platform: Platform;

  constructor(call: Call, platform: Platform) {
    this.#call = call;
    this.#platform = platform;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A member is signed in, but only until the client is closed or the page reloaded. */
  get isPassing(): boolean {
    return this.isMember && !this.isStored;
  }

  get isMember(): boolean {
    return this.user !== null;
  }

  /** A member may be signed in; only the keychain knows. */
  get isAwaitingKeychain(): boolean {
    return this.isKeychainAsking && !this.isMember;
  }

  /** False if a sign-in should outlive this client but cannot, which the page says; a kiosk's never should. */
  get isStored(): boolean {
    return (!this.isKeychainAsking && this.#platform.canKeepSession) || this.#platform.kind === 'kiosk';
  }

  /** A page in a browser, which can be reloaded. */
  get isInBrowser(): boolean {
    return this.#platform.kind === 'web';
  }

  /** Reads the session from the platform and follows its changes; returns the disposer. */
  start(): () => void {
    const accept = (user: PlatformUser | null, message?: string): void =>
      runInAction(() => {
        if (user) this.isLeaving = false;
        this.user = user;
        this.isKnown = true;
        if (message) this.endedBecause = message;
      });
    void this.#platform.readUser().then((user) => accept(user));
    const disposers = [this.#platform.onUser(accept), this.#followKeychain()];
    return () => disposers.forEach((dispose) => dispose());
  }

  #followKeychain(): () => void {
    const { keychain } = this.#platform;
    if (!keychain) return () => undefined;
    const follow = (): void => runInAction(() => void (this.isKeychainAsking = keychain.isAsking));
    follow();
    return keychain.onAnswered(follow);
  }

  /** Resolves to whether it succeeded; `signingIn.error` has the reason otherwise. */
  login(email: string, password: string): Promise<boolean> {
    return this.signingIn.run(() => this.#call('login', { email, password }, { banTips: true }));
  }

  /** `sendOnce` gives the idempotency key. */
  register(
    form: Omit<Request<'register'>, 'idempotency_key'>,
    sendOnce: (send: (key: string) => Promise<unknown>) => Promise<unknown>,
  ): Promise<boolean> {
    const send = (idempotency_key: string) => this.#call('register', { ...form, idempotency_key }, { banTips: true });
    return this.registering.run(() => sendOnce(send));
  }

  /** Stores the language here and at the server; when the server refuses, rolls back to the former one (S4). */
  async changeLanguage(to: Language, from: Language): Promise<boolean> {
    this.#platform.rememberLanguage(to);
    const set = () => this.#call('changeLanguage', { language_code: LANGUAGE_OPTIONS[to].iso }, { banTips: true });
    // Once more, as only the answer may be lost: the member would then get letters in a language that they do not read here.
    const isDone = await new Task().run(() => set().catch(set));
    if (!isDone) this.#platform.rememberLanguage(from);
    return isDone;
  }

  /** The visitor has been told why their session ended. */
  acknowledgeEnd(): void {
    this.endedBecause = null;
  }

  async logout(): Promise<void> {
    this.isLeaving = true;
    await this.#call('logout', {}, { banTips: true }).catch(() => undefined); // signed out here whatever the server answers
  }
}
