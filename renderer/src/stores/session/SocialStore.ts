import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import type { Request } from '../../../../shared/contract/contract.ts';
import type { SocialHint } from '../../../../shared/contract/schemas/signIn/socialSignIn.ts';
import {
  CLIENT_FAULTS,
  type ClientFault,
  PROVIDERS,
  type Provider,
} from '../../../../shared/contract/schemas/signIn/socialProviders.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import { randomUuid } from '../../persistence/random.ts';
import { randomSecret } from '../../persistence/random.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import type { Platform } from '../../platform/Platform.ts';
import type { NoticeStore } from '../notices/NoticeStore.ts';
import { Task } from '../Task.ts';

/** The purpose: to sign in, or to link an identity to the signed-in account. */
type Purpose = 'sign-in' | 'bind';
interface Setting {
  provider: Provider;
  purpose: Purpose;
  /** The page that it leads to in the end. */
  redirect: string;
}
interface Pending extends Setting {
  state: string;
  verifier: string;
}
/** The ticket that the provider's answer can be exchanged for, and what is still missing. */
interface ReceivedCode extends Setting {
  code: string;
  verifier: string;
  key: string;
  next: 'new' | 'old' | null;
  hint: SocialHint;
}
export type SocialSignInError = ClientFault | 'taken';
type NewUser = Omit<
  Extract<Request<'registerGoogle'>, { mode: 'create' }>,
  'mode' | 'code' | 'verifier' | 'idempotency_key'
>;
type OldUser = Omit<
  Extract<Request<'registerGoogle'>, { mode: 'link' }>,
  'mode' | 'code' | 'verifier' | 'idempotency_key'
>;

const REGISTER = { google: 'registerGoogle', facebook: 'registerFacebook' } as const;
const BIND = { google: 'bindGoogle', facebook: 'bindFacebook' } as const;
const NO_HINT: SocialHint = { email: '', nick_name: '' };

interface SocialParts {
  platform: Pick<Platform, 'leaveFor'>;
  /** Reports a failure for which no page of the provider exists. */
  notices: Pick<NoticeStore, 'failed'>;
}

/** Sign-in by a provider (OAuth): what this tab has begun, and the answers so far. */
export class SocialStore {
  received: ReceivedCode | null = null;
  failure: SocialSignInError | null = null;
  /** The last attempt, for a retry. */
  last: Setting | null = null;
  /** The attempt whose answer this tab waits for. */
  pending: Pending | null = null;
  readonly exchanging = new Task();
  readonly finishing = new Task();
  readonly #call: Call;
  readonly #parts: SocialParts;

  constructor(call: Call, parts: SocialParts) {
    this.#call = call;
    this.#parts = parts;
    makeAutoObservable(
      this,
      { received: observableRef, last: observableRef, pending: observableRef },
      { autoBind: true },
    );
  }

  /** False where sign-in is impossible, or works another way. */
  get isOpen(): boolean {
    return this.#parts.platform.leaveFor !== null;
  }

  /** Persists over a redirect and a reload; returns the disposer. */
  persistIn(_: StatePersistence, tab: StatePersistence): () => void {
    return tab.keep(
      'social',
      parsePersisted,
      () => this.#persisted(),
      (state) => this.#take(state),
    );
  }

  /** Leaves for the provider. */
  async begin(setting: Setting, language: Language): Promise<void> {
    const [state, verifier] = [randomSecret(), randomSecret()];
    this.received = null;
    this.failure = null;
    this.last = setting;
    this.pending = { ...setting, state, verifier };
    // The first attempt loads the hashing code; where it cannot be loaded, the provider's page cannot either.
    const hashing = await import('../../../../shared/signing/pkce.ts').catch(() => null);
    if (!hashing) return this.#parts.notices.failed(new ApiError('offline'));
    this.#parts.platform.leaveFor?.(setting.provider, { challenge: hashing.pkceChallenge(verifier), state, language });
  }

  /**
   * Handles the return from the provider with the parameters after the `#`; answers to attempts of other tabs are
   * ignored.
   */
  arrive(answer: URLSearchParams): void {
    const { pending } = this;
    const error = CLIENT_FAULTS.find((fault) => fault === answer.get('error'));
    const code = answer.get('code');
    this.pending = null;
    if (error) return this.#fail(error);
    if (!pending || !code || answer.get('state') !== pending.state || answer.get('provider') !== pending.provider)
      return this.#fail('state');
    const { provider, purpose, redirect, verifier } = pending;
    this.received = { provider, purpose, redirect, verifier, code, key: randomUuid(), next: null, hint: NO_HINT };
  }

  /**
   * Exchanges the code; the result is in `received`, `failure` or `exchanging.error`. Resolves to whether the sign-in is
   * complete.
   */
  async exchangeCode(): Promise<boolean> {
    const { received } = this;
    if (!received) return false;
    const isDone = await this.exchanging.run(() => this.#ask(received));
    runInAction(() => this.#settle(received, isDone));
    return isDone;
  }

  create(form: NewUser): Promise<boolean> {
    return this.#finish((received) => ({
      mode: 'create',
      ...form,
      ...grantOf(received),
      idempotency_key: received.key,
    }));
  }

  link(form: OldUser): Promise<boolean> {
    return this.#finish((received) => ({ mode: 'link', ...form, ...grantOf(received), idempotency_key: received.key }));
  }

  /** Ends a completed attempt; its page may still show it until it has navigated. */
  drop(): void {
    this.received = null;
    this.failure = null;
  }

  #ask(received: ReceivedCode): Promise<unknown> {
    const { provider, purpose, key } = received;
    const grant = { ...grantOf(received), idempotency_key: key };
    if (purpose === 'bind') return this.#call(BIND[provider], { bound: true, ...grant }, { banTips: true });
    return this.#call(REGISTER[provider], { mode: 'sign_in', ...grant }, { banTips: true });
  }

  #settle(received: ReceivedCode, isDone: boolean): void {
    const { error } = this.exchanging;
    if (isDone) return;
    if (error?.isKeyReused) return this.#renewKey();
    if (error?.code === Code.notFound) return this.#fail('expired');
    if (error?.code === Code.conflict && received.purpose === 'bind') return this.#fail('taken');
    if (error?.code === Code.conflict) this.received = { ...received, next: 'old', hint: hintOf(error) };
    if (error?.code === Code.unknownEmail) this.received = { ...received, next: 'new', hint: hintOf(error) };
  }

  async #finish(requestOf: (received: ReceivedCode) => Request<'registerGoogle'>): Promise<boolean> {
    const { received } = this;
    if (!received) return false;
    const isDone = await this.finishing.run(() =>
      this.#call(REGISTER[received.provider], requestOf(received), { banTips: true }),
    );
    if (this.finishing.error?.code === Code.notFound) runInAction(() => this.#fail('expired'));
    if (this.finishing.error?.isKeyReused) runInAction(() => this.#renewKey());
    return isDone;
  }

  // It was sent before with other values; the next attempt finds out the result.
  #renewKey(): void {
    if (this.received) this.received = { ...this.received, key: randomUuid() };
  }

  #fail(failure: SocialSignInError): void {
    this.received = null;
    this.failure = failure;
  }

  #persisted(): Persisted {
    return { pending: this.pending, received: this.received, last: this.last };
  }

  #take({ pending, received, last }: Persisted): void {
    this.pending = pending;
    this.received = received;
    this.last = last;
  }
}

interface Persisted {
  pending: Pending | null;
  received: ReceivedCode | null;
  last: Setting | null;
}

const grantOf = ({ code, verifier }: ReceivedCode) => ({ code, verifier });

function hintOf({ data }: ApiError): SocialHint {
  const { email, nick_name } = (data ?? {}) as Partial<Record<keyof SocialHint, unknown>>;
  return { email: typeof email === 'string' ? email : '', nick_name: typeof nick_name === 'string' ? nick_name : '' };
}

// Written by this tab alone, usually by this release: validated, not trusted.
function parsePersisted(stored: unknown): Persisted | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { pending, received, last } = stored as Partial<Persisted>;
  return {
    pending: isSetting(pending) && isText(pending.state, pending.verifier) ? pending : null,
    received:
      isSetting(received) && isText(received.code, received.verifier, received.key)
        ? { ...received, hint: received.hint ?? NO_HINT }
        : null,
    last: isSetting(last) ? last : null,
  };
}

const isText = (...values: unknown[]): boolean => values.every((value) => typeof value === 'string');
const isSetting = <T extends Setting>(stored: T | null | undefined): stored is T =>
  PROVIDERS.some((provider) => provider === stored?.provider) && isText(stored?.purpose, stored?.redirect);
