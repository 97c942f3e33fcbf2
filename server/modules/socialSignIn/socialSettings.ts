import { z } from 'zod/mini';

/** How long a provider may take to answer. */
export const TIMEOUT_SECONDS = 10;

const ADDRESS = /^(?:https:\/\/[^\s/]+|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?:\/|$))/;
const address = (standard: string) =>
  z._default(z.string().check(z.regex(ADDRESS, 'must be an https address, or one on this machine')), standard);
const name = z.optional(z.string());

/** Environment variables of providers, with their public URLs as defaults. */
export const SocialEnvironment = {
  GOOGLE_CLIENT_ID: name,
  GOOGLE_CLIENT_SECRET: name,
  GOOGLE_ISSUER: address('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: name,
  FACEBOOK_CLIENT_SECRET: name,
  FACEBOOK_AUTHORIZE_URL: address('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: address('https://graph.facebook.com/v24.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: address('https://graph.facebook.com/v24.0/me?fields=id,name,email'),
};
const Environment = z.object(SocialEnvironment);

interface Credentials {
  clientId: string;
  clientSecret: string;
}
/** Our credentials at an OpenID Connect provider; everything else is in its discovery document. */
export type OidcSettings = Credentials & { issuer: string };
/** Our credentials at an OAuth 2 provider, and its URLs. */
export interface OauthSettings extends Credentials {
  scope: string;
  authorizeUrl: string;
  tokenUrl: string;
  profileUrl: string;
}

/** Null for a provider without credentials. */
export interface SocialSettings {
  google: OidcSettings | null;
  facebook: OauthSettings | null;
}

/** The providers whose client id is set; null for the others. */
export const socialSettings = (env: z.output<typeof Environment>): SocialSettings => ({
  google: env.GOOGLE_CLIENT_ID
    ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET ?? '', issuer: env.GOOGLE_ISSUER }
    : null,
  facebook: env.FACEBOOK_CLIENT_ID
    ? {
        clientId: env.FACEBOOK_CLIENT_ID,
        clientSecret: env.FACEBOOK_CLIENT_SECRET ?? '',
        scope: 'public_profile email',
        authorizeUrl: env.FACEBOOK_AUTHORIZE_URL,
        tokenUrl: env.FACEBOOK_TOKEN_URL,
        profileUrl: env.FACEBOOK_PROFILE_URL,
      }
    : null,
});
