import type { FastifyInstance } from 'fastify';
import { PROVIDERS } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import type { Demonstration } from '../../demonstration.ts';
import type { Settings } from '../../settings.ts';
import { OauthProvider } from './OauthProvider.ts';
import { OidcProvider } from './OidcProvider.ts';
import type { SocialProviders } from './socialRoutes.ts';

/** Creates the providers that have credentials; a demonstration replaces the others. */
export function openProviders(
  app: FastifyInstance,
  { social }: Pick<Settings, 'social'>,
  demonstration: Demonstration | null,
  now: () => number,
): SocialProviders {
  const providers: SocialProviders = {
    ...(social.google && { google: new OidcProvider(social.google) }),
    ...(social.facebook && { facebook: new OauthProvider(social.facebook) }),
  };
  if (demonstration)
    for (const provider of PROVIDERS) providers[provider] ??= demonstration.createIdentityProvider(app, provider, now);
  return providers;
}
