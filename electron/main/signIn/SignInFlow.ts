import type { ClientFault, Provider } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import type { Language } from '../../../shared/text/languages.ts';

/** One provider sign-in, with the state and PKCE challenge that main created. */
export interface SignInRequest {
  provider: Provider;
  language: Language;
  state: string;
  /** The address to start at, for an answer that arrives at `returnTo`. */
  startAt(returnTo: string): string;
  /** Called with each attempt to open the browser: whether it opened. */
  opened(isOpen: boolean): void;
}

/** The provider's answer. */
export type ProviderAnswer = { code: string } | { error: ClientFault };

/** One way to sign in at a provider. */
export interface SignInFlow {
  /** Resolves with the provider's answer; the signal cancels it. */
  go(request: SignInRequest, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Shows the provider's page to the user again. */
  show(): void;
  /** The address that the user may open in a browser themselves; null if there is none. */
  readonly address: string | null;
}
