import type { ClientFault, Provider } from '../../../shared/contract/schemas/socialProviders.ts';
import type { Language } from '../../../shared/text/languages.ts';

/** What somebody is sent to a provider with: a state and a challenge that main has made for this one time. */
export interface SignInRequest {
  provider: Provider;
  language: Language;
  state: string;
  /** Where it begins, for an answer that comes to `returnTo`. */
  startAt(returnTo: string): string;
  /** Whether the system's browser took the address, each time it was offered. */
  opened(isOpen: boolean): void;
}

/** What came back. */
export type ProviderAnswer = { code: string } | { error: ClientFault };

/** One way to a provider and back, for one errand. */
export interface SignInFlow {
  /** What comes back; called off by the signal, after which nobody asks for it any more. */
  go(errand: SignInRequest, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Puts the provider's page before the user again. */
  show(): void;
  /** What its user may bring to a browser himself; null where there is nothing to bring. */
  readonly address: string | null;
}
