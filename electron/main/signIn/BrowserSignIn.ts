import type { Clock } from '../../../shared/client/ports.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import { LoopbackListener, type LoopbackListenerParts } from './LoopbackListener.ts';
import type { SignInRequest, ProviderAnswer, SignInFlow } from './SignInFlow.ts';

export interface BrowserSignInParts {
  after: Clock['after'];
  /** Hands an address to the system's browser; rejects where there is none. */
  open(url: string): Promise<void>;
  bind?: NonNullable<LoopbackListenerParts['bind']>;
}

/** By the system's browser, where its user is signed in already and sees whose page it is; the answer comes to a listener. */
export class BrowserSignIn implements SignInFlow {
  readonly #parts: BrowserSignInParts;
  #address: string | null = null;
  #errand: SignInRequest | null = null;

  constructor(parts: BrowserSignInParts) {
    this.#parts = parts;
  }

  async go(errand: SignInRequest, signal: AbortSignal): Promise<ProviderAnswer> {
    const { open: _open, ...parts } = this.#parts;
    const listener = await LoopbackListener.open({ errand, ...parts });
    if (!listener) return { error: 'port' };
    if (signal.aborted) {
      listener.close();
      return { error: 'cancelled' };
    }
    signal.addEventListener('abort', () => listener.end(), { once: true });
    this.#address = errand.startAt(listener.address);
    this.#errand = errand;
    this.show();
    // Where no browser opens we listen all the same: its user may know one that we do not.
    return listener.told;
  }

  get address(): string | null {
    return this.#address;
  }

  show(): void {
    const errand = this.#errand;
    if (this.#address === null || !errand) return;
    this.#parts.open(this.#address).then(
      () => errand.opened(true),
      (error: unknown) => {
        logWarning(`No browser was opened: ${errorMessage(error)}`);
        errand.opened(false);
      },
    );
  }
}
