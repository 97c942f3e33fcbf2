import { makeAutoObservable, runInAction } from 'mobx';
import type { SignInOutcome, SignInPlace, SignInView } from '../../../../shared/ipc/signIn.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import type { SignInPort } from '../../platform/Platform.ts';

/** The sign-in at a provider outside this page, for which the client around it waits. Null in a browser. */
export class ExternalSignInStore {
  view: SignInView | null = null;
  readonly #port: SignInPort | null;

  constructor(port: SignInPort | null) {
    this.#port = port;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Subscribes to main, whose sign-in may have begun before this page was loaded; returns the disposer. */
  start(): () => void {
    const port = this.#port;
    if (!port) return () => undefined;
    let isUpdated = false;
    const stop = port.onChanged((view) => {
      isUpdated = true;
      runInAction(() => (this.view = view));
    });
    void port.read().then((view) => isUpdated || runInAction(() => (this.view = view)));
    return stop;
  }

  /** At a kiosk: requests a code for the visitor's phone. */
  byPhone(language: Language): void {
    void this.#port?.byPhone(language);
  }

  show(at: SignInPlace): void {
    void this.#port?.show(at);
  }

  /** Copies the provider's address to the clipboard; resolves to whether it is there. */
  async copy(): Promise<boolean> {
    return (await this.#port?.copy()) ?? false;
  }

  cancel(): void {
    void this.#port?.cancel();
  }

  /** The provider's answer, handed out once. */
  async take(): Promise<SignInOutcome | null> {
    return (await this.#port?.take()) ?? null;
  }
}
