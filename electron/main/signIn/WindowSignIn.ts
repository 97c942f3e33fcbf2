import type { Provider } from '../../../shared/contract/schemas/socialProviders.ts';
import { originOf } from '../security/originOf.ts';
import { randomSecret } from './secrets.ts';
import { readProviderAnswer } from './readProviderAnswer.ts';
import type { SignInRequest, ProviderAnswer, SignInFlow } from './SignInFlow.ts';

/** Domains of the providers that may be shown in an embedded window. Google may not (since 2021). */
const FAMILY: Partial<Record<Provider, readonly string[]>> = { facebook: ['facebook.com'] };
/** Whether the pages of a provider may be shown in a window of ours. */
export const hasWindow = (provider: Provider): boolean => FAMILY[provider] !== undefined;

/** A loopback address without a listener: the window's navigation is stopped. The server answers to this machine alone. */
const RETURN_HOST = '127.0.0.1:65535';

/** The target of a navigation in a provider's window. */
interface NavigationRequest {
  url: string;
  isMainFrame: boolean;
}

/** A window of a provider's, as far as its way is concerned. */
export interface ProviderWindow {
  focus(): void;
  close(): void;
}

export interface WindowSignInParts {
  /** The merchant's server, where the way begins and ends. */
  server: string;
  open(window: {
    url: string;
    mayGo(step: NavigationRequest): boolean;
    /** Its user has closed it. */
    closed(): void;
    /** Its page could not be loaded. */
    failed(): void;
  }): ProviderWindow;
}

/** By a window that keeps nothing, goes nowhere but to the provider and to us, and is gone with the answer. */
export class WindowSignIn implements SignInFlow {
  /** Its page is for that window alone, which keeps nothing. */
  readonly address = null;
  readonly #parts: WindowSignInParts;
  #window: ProviderWindow | null = null;

  constructor(parts: WindowSignInParts) {
    this.#parts = parts;
  }

  async go(errand: SignInRequest, signal: AbortSignal): Promise<ProviderAnswer> {
    const { promise, resolve } = Promise.withResolvers<ProviderAnswer>();
    const returnTo = `http://${RETURN_HOST}/${randomSecret()}`;
    const mayGo = ({ url, isMainFrame }: NavigationRequest): boolean => {
      const told = isMainFrame ? this.#answerIn(url, returnTo, errand) : null;
      if (told) resolve(told);
      const isKnown = told === null && this.#isAllowed(url, errand.provider);
      if (isMainFrame && !isKnown) resolve({ error: 'strayed' });
      return isKnown;
    };
    this.#window = this.#parts.open({
      url: errand.startAt(returnTo),
      mayGo,
      closed: () => resolve({ error: 'cancelled' }),
      failed: () => resolve({ error: 'away' }),
    });
    signal.addEventListener('abort', () => resolve({ error: 'cancelled' }), { once: true });
    const told = await promise;
    this.#window.close();
    return told;
  }

  show(): void {
    this.#window?.focus();
  }

  #answerIn(url: string, returnTo: string, errand: SignInRequest): ProviderAnswer | null {
    const to = URL.parse(url);
    return to && to.origin + to.pathname === returnTo ? readProviderAnswer(to.searchParams, errand) : null;
  }

  #isAllowed(url: string, provider: Provider): boolean {
    const origin = originOf(url);
    if (origin === null) return false;
    if (origin === originOf(this.#parts.server)) return true;
    const { protocol, hostname, port } = new URL(url);
    const isTheirs = FAMILY[provider]?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? false;
    return protocol === 'https:' && port === '' && isTheirs;
  }
}
