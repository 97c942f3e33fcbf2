/** A person's identity, as the provider reports it. */
export interface Identity {
  /** The provider's stable, unique id of the person. */
  subject: string;
  /** Empty if the provider did not send it. */
  email: string;
  /** The provider has verified the address. */
  isVerified: boolean;
  name: string;
}

/** The port to a sign-in provider: authorisation code with PKCE (RFC 6749, 7636). */
export interface SocialProvider {
  /** The URL to which the browser is redirected. */
  authorizeUrl(asking: { state: string; challenge: string; redirectUri: string }): string;
  /** Exchanges the authorisation code. Throws ProviderAway if the answer is unusable. */
  exchange(answer: { code: string; verifier: string; redirectUri: string }): Promise<Identity>;
}

/** The provider did not answer, or sent an invalid response. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}
