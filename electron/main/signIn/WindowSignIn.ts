import type { Provider } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import { originOf } from '../security/originOf.ts';
import { randomSecret } from './secrets.ts';
import { readProviderAnswer } from './readProviderAnswer.ts';
import type { SignInRequest, ProviderAnswer, SignInFlow } from './SignInFlow.ts';

/** Domains of the providers that may be shown in an embedded window. Google has forbidden it since 2021. */
const DOMAINS: Partial<Record<Provider, readonly string[]>> = { facebook: ['facebook.com'] };
/** Whether a provider's pages may be shown in a window of the client. */
export const hasWindow = (provider: Provider): boolean => DOMAINS[provider] !== undefined;

/** A loopback address without a listener: the window's navigation to it is intercepted. */
const RETURN_HOST = '127.0.0.1:65535';

/** The target of a navigation in a provider's window. */
interface NavigationRequest {
  url: string;
  isMainFrame: boolean;
}

/** The part of a provider's window that is used. */
export interface ProviderWindow {
  focus(): void;
  close(): void;
}

export interface WindowSignInParts {
  /** The merchant's server, where the flow begins and ends. */
  server: string;
  open(window: {
    url: string;
    mayGo(step: NavigationRequest): boolean;
    /** Called when the user closes it. */
    closed(): void;
    /** Called when its page cannot be loaded. */
    failed(): void;
  }): ProviderWindow;
}

/**
 * Sign-in in a window with an in-memory session, which may navigate to the provider and our server only, and closes
 * with the answer.
 */
export class WindowSignIn implements SignInFlow {
  /** Null: the address is useless outside that window's session. */
  readonly address = null;
  readonly #parts: WindowSignInParts;
  #window: ProviderWindow | null = null;

  constructor(parts: WindowSignInParts) {
    this.#parts = parts;
  }

  async go(request: SignInRequest, signal: AbortSignal): Promise<ProviderAnswer> {
    const { promise, resolve } = Promise.withResolvers<ProviderAnswer>();
    const returnTo = `http://${RETURN_HOST}/${randomSecret()}`;
    const mayGo = ({ url, isMainFrame }: NavigationRequest): boolean => {
      const answer = isMainFrame ? this.#answerIn(url, returnTo, request) : null;
      if (answer) resolve(answer);
      const isKnown = answer === null && this.#isAllowed(url, request.provider);
      if (isMainFrame && !isKnown) resolve({ error: 'strayed' });
      return isKnown;
    };
    this.#window = this.#parts.open({
      url: request.startAt(returnTo),
      mayGo,
      closed: () => resolve({ error: 'cancelled' }),
      failed: () => resolve({ error: 'away' }),
    });
    signal.addEventListener('abort', () => resolve({ error: 'cancelled' }), { once: true });
    const answer = await promise;
    this.#window.close();
    return answer;
  }

  show(): void {
    this.#window?.focus();
  }

  #answerIn(url: string, returnTo: string, request: SignInRequest): ProviderAnswer | null {
    const to = URL.parse(url);
    return to && to.origin + to.pathname === returnTo ? readProviderAnswer(to.searchParams, request) : null;
  }

  #isAllowed(url: string, provider: Provider): boolean {
    const origin = originOf(url);
    if (origin === null) return false;
    if (origin === originOf(this.#parts.server)) return true;
    const { protocol, hostname, port } = new URL(url);
    const isTheirs = DOMAINS[provider]?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? false;
    return protocol === 'https:' && port === '' && isTheirs;
  }
}
