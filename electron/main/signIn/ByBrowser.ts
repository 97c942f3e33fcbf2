import type { Clock } from '../../../shared/client/ports.ts';
import { complain, reasonOf } from '../complain.ts';
import { Listener, type ListenerParts } from './Listener.ts';
import type { Errand, Told, Way } from './Way.ts';

export interface ByBrowserParts {
  after: Clock['after'];
  /** Hands an address to the system's browser; rejects where there is none. */
  open(url: string): Promise<void>;
  bind?: NonNullable<ListenerParts['bind']>;
}

/** By the system's browser, where its user is signed in already and sees whose page it is; the answer comes to a listener. */
export class ByBrowser implements Way {
  readonly #parts: ByBrowserParts;
  #address: string | null = null;
  #errand: Errand | null = null;

  constructor(parts: ByBrowserParts) {
    this.#parts = parts;
  }

  async go(errand: Errand, signal: AbortSignal): Promise<Told> {
    const { open: _open, ...parts } = this.#parts;
    const listener = await Listener.open({ errand, ...parts });
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
        complain(`No browser was opened: ${reasonOf(error)}`);
        errand.opened(false);
      },
    );
  }
}
