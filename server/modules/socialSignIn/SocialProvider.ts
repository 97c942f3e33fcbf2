/** Who somebody is, as a provider says it. */
export interface Identity {
  /** Never changes and is nobody else's there. */
  subject: string;
  /** Empty where it was not told. */
  email: string;
  /** The provider answers for the address being his. */
  isVerified: boolean;
  name: string;
}

/** The port to a sign-in provider: authorisation code with PKCE (RFC 6749, 7636). */
export interface SocialProvider {
  /** Where a browser is sent. */
  authorizeUrl(asking: { state: string; challenge: string; redirectUri: string }): string;
  /** Trades the code that came back; throws ProviderAway when nothing usable is answered. */
  exchange(answer: { code: string; verifier: string; redirectUri: string }): Promise<Identity>;
}

/** The provider did not answer, or not as agreed. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}
