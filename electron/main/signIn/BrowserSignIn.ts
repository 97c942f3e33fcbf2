import type { Clock } from '../../../shared/client/ports.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import type { LoopbackListenerParts } from './LoopbackListener.ts';
import type { SignInRequest, ProviderAnswer, SignInFlow } from './SignInFlow.ts';

export interface BrowserSignInParts {
  after: Clock['after'];
  /** Opens an address in the system's browser; rejects if there is none. */
  open(url: string): Promise<void>;
  bind?: NonNullable<LoopbackListenerParts['bind']>;
}

/** Sign-in in the system's browser, where users see the address; the answer arrives at a loopback listener (RFC 8252). */
export class BrowserSignIn implements SignInFlow {
  readonly #parts: BrowserSignInParts;
  #address: string | null = null;
  #request: SignInRequest | null = null;

  constructor(parts: BrowserSignInParts) {
    this.#parts = parts;
  }

  async go(request: SignInRequest, signal: AbortSignal): Promise<ProviderAnswer> {
    const { open: _open, ...parts } = this.#parts;
    // Loaded here: a start needs neither the listener nor its pages.
    const { LoopbackListener } = await import('./LoopbackListener.ts');
    const listener = await LoopbackListener.open({ request, ...parts });
    if (!listener) return { error: 'port' };
    if (signal.aborted) {
      listener.close();
      return { error: 'cancelled' };
    }
    signal.addEventListener('abort', () => listener.end(), { once: true });
    this.#address = request.startAt(listener.address);
    this.#request = request;
    this.show();
    // Keep listening even if no browser opened: the user may open the address in one.
    return listener.answer;
  }

  get address(): string | null {
    return this.#address;
  }

  show(): void {
    const request = this.#request;
    if (this.#address === null || !request) return;
    this.#parts.open(this.#address).then(
      () => request.opened(true),
      (error: unknown) => {
        logWarning(`No browser was opened: ${errorMessage(error)}`);
        request.opened(false);
      },
    );
  }
}
