import type { ClientFault, Provider } from '../../../shared/contract/schemas/socialProviders.ts';
import type { Language } from '../../../shared/text/languages.ts';

/** One sign-in at a provider, with a state and a PKCE challenge that main has made for it. */
export interface SignInRequest {
  provider: Provider;
  language: Language;
  state: string;
  /** Where it begins, for an answer that comes to `returnTo`. */
  startAt(returnTo: string): string;
  /** Whether the system's browser took the address, each time it was offered. */
  opened(isOpen: boolean): void;
}

/** The provider's answer. */
export type ProviderAnswer = { code: string } | { error: ClientFault };

/** One way to a provider and back, for one errand. */
export interface SignInFlow {
  /** Resolves with the provider's answer; the signal cancels it. */
  go(errand: SignInRequest, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Puts the provider's page before the user again. */
  show(): void;
  /** The address that the user may open in a browser themselves; null where there is none. */
  readonly address: string | null;
}
