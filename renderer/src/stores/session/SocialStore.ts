import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import type { Request } from '../../../../shared/contract/contract.ts';
import type { SocialHint } from '../../../../shared/contract/schemas/socialSignIn.ts';
import {
  CLIENT_FAULTS,
  type ClientFault,
  PROVIDERS,
  type Provider,
} from '../../../../shared/contract/schemas/socialProviders.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import { randomUuid } from '../../persistence/randomUuid.ts';
import { randomSecret } from '../../persistence/randomSecret.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import type { Platform } from '../../platform/Platform.ts';
import { Task } from '../Task.ts';

/** What for: to sign in, or to bind an identity to the account that is signed in. */
type Purpose = 'sign-in' | 'bind';
interface Setting {
  provider: Provider;
  purpose: Purpose;
  /** Where it leads in the end. */
  redirect: string;
}
interface Pending extends Setting {
  state: string;
  verifier: string;
}
/** What the provider's answer can be traded for, and what is still missing for it. */
interface Held extends Setting {
  code: string;
  verifier: string;
  key: string;
  next: 'new' | 'old' | null;
  hint: SocialHint;
}
export type SocialTrouble = ClientFault | 'taken';
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
  call: Call;
  platform: Pick<Platform, 'leaveFor'>;
  /** Says what has failed, where no page of a provider's does. */
  failed: (error: ApiError) => void;
}

/** The way through a provider and back: what this tab has begun, and what it has been told. */
export class SocialStore {
  held: Held | null = null;
  trouble: SocialTrouble | null = null;
  /** What was tried last, for another try. */
  last: Setting | null = null;
  /** What this tab waits to hear of. */
  pending: Pending | null = null;
  readonly trading = new Task();
  readonly finishing = new Task();
  readonly #parts: SocialParts;

  constructor(parts: SocialParts) {
    this.#parts = parts;
    makeAutoObservable(this, { held: observableRef, last: observableRef, pending: observableRef }, { autoBind: true });
  }

  /** False where the sign-in goes another way, or none. */
  get isOpen(): boolean {
    return this.#parts.platform.leaveFor !== null;
  }

  /** Outlives the way out of this tab and back, and a reload; answers the disposer. */
  keepIn(persistence: StatePersistence): () => void {
    return persistence.keep(
      'social',
      parseKept,
      () => this.#kept(),
      (kept) => this.#take(kept),
    );
  }

  /** Leaves for the provider. */
  async begin(setting: Setting, language: Language): Promise<void> {
    const [state, verifier] = [randomSecret(), randomSecret()];
    this.held = null;
    this.trouble = null;
    this.last = setting;
    this.pending = { ...setting, state, verifier };
    // Hashing is brought by the first who needs it; where it cannot be had, neither can the provider's page.
    const hashing = await import('../../../../shared/signing/pkce.ts').catch(() => null);
    if (!hashing) return this.#parts.failed(new ApiError('offline'));
    this.#parts.platform.leaveFor?.(setting.provider, { challenge: hashing.pkceChallenge(verifier), state, language });
  }

  /** Back from the provider with what stands behind the `#`; what this tab did not begin is nobody's. */
  arrive(told: URLSearchParams): void {
    const { pending } = this;
    const error = CLIENT_FAULTS.find((fault) => fault === told.get('error'));
    const code = told.get('code');
    this.pending = null;
    if (error) return this.#fail(error);
    if (!pending || !code || told.get('state') !== pending.state || told.get('provider') !== pending.provider)
      return this.#fail('state');
    const { provider, purpose, redirect, verifier } = pending;
    this.held = { provider, purpose, redirect, verifier, code, key: randomUuid(), next: null, hint: NO_HINT };
  }

  /** Trades the code; what came of it is in `held`, `trouble` or `trading.error`. Answers whether it is done. */
  async trade(): Promise<boolean> {
    const { held } = this;
    if (!held) return false;
    const isDone = await this.trading.run(() => this.#ask(held));
    runInAction(() => this.#settle(held, isDone));
    return isDone;
  }

  create(form: NewUser): Promise<boolean> {
    return this.#finish((held) => ({ mode: 'create', ...form, ...grantOf(held), idempotency_key: held.key }));
  }

  link(form: OldUser): Promise<boolean> {
    return this.#finish((held) => ({ mode: 'link', ...form, ...grantOf(held), idempotency_key: held.key }));
  }

  /** It is over, and whoever it was for is where it leads: until then a page may still be showing it. */
  drop(): void {
    this.held = null;
    this.trouble = null;
  }

  #ask(held: Held): Promise<unknown> {
    const { provider, purpose, key } = held;
    const { call } = this.#parts;
    const grant = { ...grantOf(held), idempotency_key: key };
    if (purpose === 'bind') return call(BIND[provider], { bound: true, ...grant }, { banTips: true });
    return call(REGISTER[provider], { mode: 'sign_in', ...grant }, { banTips: true });
  }

  #settle(held: Held, isDone: boolean): void {
    const { error } = this.trading;
    if (isDone) return;
    if (error?.isKeyReused) return this.#renewKey();
    if (error?.code === Code.notFound) return this.#fail('expired');
    if (error?.code === Code.conflict && held.purpose === 'bind') return this.#fail('taken');
    if (error?.code === Code.conflict) this.held = { ...held, next: 'old', hint: hintOf(error) };
    if (error?.code === Code.unknownEmail) this.held = { ...held, next: 'new', hint: hintOf(error) };
  }

  async #finish(requestOf: (held: Held) => Request<'registerGoogle'>): Promise<boolean> {
    const { held } = this;
    if (!held) return false;
    const { call } = this.#parts;
    const isDone = await this.finishing.run(() => call(REGISTER[held.provider], requestOf(held), { banTips: true }));
    if (this.finishing.error?.code === Code.notFound) runInAction(() => this.#fail('expired'));
    if (this.finishing.error?.isKeyReused) runInAction(() => this.#renewKey());
    return isDone;
  }

  // Sent before with another form: what that came to is found by the next try.
  #renewKey(): void {
    if (this.held) this.held = { ...this.held, key: randomUuid() };
  }

  #fail(trouble: SocialTrouble): void {
    this.held = null;
    this.trouble = trouble;
  }

  #kept(): Kept {
    return { pending: this.pending, held: this.held, last: this.last };
  }

  #take({ pending, held, last }: Kept): void {
    this.pending = pending;
    this.held = held;
    this.last = last;
  }
}

interface Kept {
  pending: Pending | null;
  held: Held | null;
  last: Setting | null;
}

const grantOf = ({ code, verifier }: Held) => ({ code, verifier });

function hintOf({ data }: ApiError): SocialHint {
  const { email, nick_name } = (data ?? {}) as Partial<Record<keyof SocialHint, unknown>>;
  return { email: typeof email === 'string' ? email : '', nick_name: typeof nick_name === 'string' ? nick_name : '' };
}

// Written by this tab alone, and by this release of the store but for a reload between two: looked at, not trusted.
function parseKept(found: unknown): Kept | null {
  if (typeof found !== 'object' || found === null) return null;
  const { pending, held, last } = found as Partial<Kept>;
  return {
    pending: isSetting(pending) && isText(pending.state, pending.verifier) ? pending : null,
    held:
      isSetting(held) && isText(held.code, held.verifier, held.key) ? { ...held, hint: held.hint ?? NO_HINT } : null,
    last: isSetting(last) ? last : null,
  };
}

const isText = (...values: unknown[]): boolean => values.every((value) => typeof value === 'string');
const isSetting = <T extends Setting>(found: T | null | undefined): found is T =>
  PROVIDERS.some((provider) => provider === found?.provider) && isText(found?.purpose, found?.redirect);
