import type { BrowserWindow } from 'electron';
import type { Clock } from '../../../shared/client/ports.ts';
import { API_BASE, SOCIAL_FLOW_MINUTES } from '../../../shared/contract/limits.ts';
import { type Provider, socialStartPath } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import type { ChannelReceived } from '../../../shared/ipc/contract.ts';
import type { SignInOutcome, SignInPlace, SignInView } from '../../../shared/ipc/signIn.ts';
import { pkceChallenge } from '../../../shared/signing/pkce.ts';
import { secondsUntil } from '../app/clock.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import { hasWindow } from './WindowSignIn.ts';
import type { GrantStore } from './GrantStore.ts';
import { randomSecret } from './secrets.ts';
import type { ProviderAnswer, SignInFlow } from './SignInFlow.ts';

/** A page's request: a provider, and the state and challenge of its answer. */
export type SignInStart = ChannelReceived<'signIn:begin'>;

export interface SignInParts {
  server: string;
  clock: Pick<Clock, 'now' | 'after'>;
  grants: GrantStore;
  flows: Record<SignInPlace, () => SignInFlow>;
  /** The place of the last sign-in, browser or window, for providers that allow both. */
  place: { read(): SignInPlace; write(place: SignInPlace): void };
  onChange(view: SignInView | null): void;
  /** Copies a text to the clipboard. */
  copy(text: string): Promise<void>;
  /** Brings the client to the front. */
  front(): void;
}

interface Pending {
  asking: SignInStart;
  at: SignInPlace;
  flow: SignInFlow;
  verifier: string;
  endsAt: number;
  /** False if the system could not open a browser; the user then has to open the address themselves. */
  isOpen: boolean;
  stop(): void;
}

/** The lifetime of a sign-in at the server; waiting longer is useless. */
const LIMIT_MS = SOCIAL_FLOW_MINUTES * 60_000;

/** Runs one provider sign-in at a time; any page may ask for its outcome. */
export class SignIn {
  readonly #parts: SignInParts;
  #pending: Pending | null = null;
  #outcome: SignInOutcome | null = null;

  constructor(parts: SignInParts) {
    this.#parts = parts;
  }

  /** Cancels a sign-in that is running. */
  begin(asking: SignInStart): void {
    this.#forget();
    this.#send(asking, hasWindow(asking.provider) ? this.#parts.place.read() : 'browser');
  }

  read(): SignInView | null {
    if (this.#outcome) return { at: 'back' };
    const pending = this.#pending;
    if (!pending) return null;
    const { provider } = pending.asking;
    const secondsLeft = secondsUntil(pending.endsAt, this.#parts.clock.now());
    return { at: pending.at, provider, hasOther: hasWindow(provider), isOpen: pending.isOpen, secondsLeft };
  }

  /** Shows the provider's page again, or switches between browser and window. */
  show(at: SignInPlace): void {
    const pending = this.#pending;
    if (!pending) return;
    if (pending.at === at) return pending.flow.show();
    if (!hasWindow(pending.asking.provider)) return;
    this.#parts.place.write(at);
    this.#forget();
    this.#send(pending.asking, at);
  }

  /** Copies the provider's address, for another browser than the system's default; returns whether it was copied. */
  async copy(): Promise<boolean> {
    const address = this.#pending?.flow.address ?? null;
    if (address === null) return false;
    try {
      await this.#parts.copy(address);
      return true;
    } catch (error) {
      logWarning(`The link was not copied: ${errorMessage(error)}`);
      return false;
    }
  }

  cancel(): void {
    this.#forget();
    this.#emitChange();
  }

  /** Cancels when the store's window closes: otherwise a provider's window would be all that is left of the client. */
  endWith(store: Pick<BrowserWindow, 'once'>): void {
    store.once('closed', () => this.cancel());
  }

  /** The outcome, returned once to the page that asks first. */
  take(): SignInOutcome | null {
    const outcome = this.#outcome;
    this.#outcome = null;
    if (outcome) this.#emitChange();
    return outcome;
  }

  #send(asking: SignInStart, at: SignInPlace): void {
    const { clock, flows } = this.#parts;
    const { provider, language } = asking;
    const [state, verifier] = [randomSecret(), randomSecret()];
    const control = new AbortController();
    const quit = clock.after(LIMIT_MS, () => this.#complete(pending, { error: 'expired' }));
    const pending: Pending = {
      asking,
      at,
      verifier,
      flow: flows[at](),
      endsAt: clock.now() + LIMIT_MS,
      isOpen: true,
      stop: () => {
        quit();
        control.abort();
      },
    };
    this.#pending = pending;
    const startAt = (returnTo: string): string =>
      this.#addressOf(provider, { challenge: pkceChallenge(verifier), state, language, return_to: returnTo });
    const opened = (isOpen: boolean): void => this.#opened(pending, isOpen);
    pending.flow.go({ provider, language, state, startAt, opened }, control.signal).then(
      (answer) => this.#complete(pending, answer),
      (error: unknown) => {
        logWarning(`Signing in elsewhere failed: ${errorMessage(error)}`);
        this.#complete(pending, { error: 'away' });
      },
    );
    this.#emitChange();
  }

  #addressOf(provider: Provider, query: Record<string, string>): string {
    return `${this.#parts.server}${API_BASE}/${socialStartPath(provider)}?${new URLSearchParams(query).toString()}`;
  }

  #opened(pending: Pending, isOpen: boolean): void {
    if (this.#pending !== pending || pending.isOpen === isOpen) return;
    // Falls back to a window if the provider allows embedded ones.
    if (!isOpen && hasWindow(pending.asking.provider)) return this.#goOnInWindow(pending);
    pending.isOpen = isOpen;
    this.#emitChange();
  }

  #goOnInWindow({ asking }: Pending): void {
    this.#forget();
    this.#send(asking, 'window');
  }

  #complete(pending: Pending, answer: ProviderAnswer): void {
    if (this.#pending !== pending) return;
    const { asking, verifier } = pending;
    const { provider, state, challenge } = asking;
    if ('error' in answer && answer.error === 'port' && hasWindow(provider)) return this.#goOnInWindow(pending);
    this.#forget();
    this.#outcome =
      'error' in answer
        ? { error: answer.error }
        : { provider, state, code: this.#parts.grants.keep({ code: answer.code, verifier }, challenge) };
    this.#parts.front();
    this.#emitChange();
  }

  #forget(): void {
    this.#pending?.stop();
    this.#pending = null;
    this.#outcome = null;
    this.#parts.grants.drop();
  }

  #emitChange(): void {
    this.#parts.onChange(this.read());
  }
}
