import { errorText } from '../../platform/errorText.ts';
/** A person's identity, as the provider reports it. */
export interface Identity {
  /** The provider's stable, unique id of the person. */
  subject: string;
  /** Empty if the provider did not send it. */
  email: string;
  /** The provider says that it has verified the address (`email_verified`). */
  isVerified: boolean;
  name: string;
}

/** Binds a request to its answer: to this flow (`state`), its ID token (`nonce`) and its code (PKCE). */
interface FlowChecks {
  state: string;
  nonce: string;
}
export type AuthorizationRequest = FlowChecks & { challenge: string; redirectUri: string };
/** `callback` is the URL to which the provider redirected, with its query. */
export type AuthorizationResponse = FlowChecks & { verifier: string; callback: URL };

/** The port to a sign-in provider: authorisation code with PKCE (RFC 6749, 7636). */
export interface SocialProvider {
  /** Returns the URL to which the browser is redirected. Throws ProviderUnavailable. */
  authorizeUrl(request: AuthorizationRequest): Promise<string>;
  /** Exchanges the authorisation code. Throws ProviderUnavailable if the provider or its answer is unusable. */
  exchange(response: AuthorizationResponse): Promise<Identity>;
}

/** The provider did not answer, or sent an invalid response. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** Awaits what a provider answers. Every failure is a ProviderUnavailable. */
export async function orUnavailable<T>(host: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new ProviderUnavailable(`${host}: ${errorText(error)}`, {
      cause: error,
    });
  }
}
