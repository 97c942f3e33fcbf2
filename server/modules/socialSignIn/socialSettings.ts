import { z } from 'zod/mini';
import type { Provider } from '../../../shared/contract/schemas/socialProviders.ts';

const address = (standard: string) =>
  z._default(z.string().check(z.regex(/^https?:\/\/[^\s/]+/, 'must be an http or https address')), standard);
const name = z.optional(z.string());

/** Environment variables of providers, with their public URLs as defaults. */
export const SocialEnvironment = {
  GOOGLE_CLIENT_ID: name,
  GOOGLE_CLIENT_SECRET: name,
  GOOGLE_AUTHORIZE_URL: address('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: address('https://oauth2.googleapis.com/token'),
  GOOGLE_PROFILE_URL: address('https://openidconnect.googleapis.com/v1/userinfo'),
  FACEBOOK_CLIENT_ID: name,
  FACEBOOK_CLIENT_SECRET: name,
  FACEBOOK_AUTHORIZE_URL: address('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: address('https://graph.facebook.com/v24.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: address('https://graph.facebook.com/v24.0/me?fields=id,name,email'),
};
const Environment = z.object(SocialEnvironment);

/** Our credentials at a provider, and its URLs. */
export interface SocialSettings {
  clientId: string;
  clientSecret: string;
  scope: string;
  authorizeUrl: string;
  tokenUrl: string;
  profileUrl: string;
}

/** Null for a provider without credentials. */
export const socialSettings = (env: z.output<typeof Environment>): Record<Provider, SocialSettings | null> => ({
  google: env.GOOGLE_CLIENT_ID
    ? {
        clientId: env.GOOGLE_CLIENT_ID,
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
        scope: 'openid email profile',
        authorizeUrl: env.GOOGLE_AUTHORIZE_URL,
        tokenUrl: env.GOOGLE_TOKEN_URL,
        profileUrl: env.GOOGLE_PROFILE_URL,
      }
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
