import type { FastifyInstance } from 'fastify';
import { PROVIDERS } from '../../../shared/contract/schemas/socialProviders.ts';
import type { Demonstration } from '../../demonstration.ts';
import type { Settings } from '../../settings.ts';
import { HttpProvider } from './HttpProvider.ts';
import type { SocialProviders } from './socialRoutes.ts';

/** Creates the providers that have credentials; a demonstration replaces the others. */
export function openProviders(
  app: FastifyInstance,
  { social }: Pick<Settings, 'social'>,
  demonstration: Demonstration | null,
  now: () => number,
): SocialProviders {
  const providers: SocialProviders = {};
  for (const provider of PROVIDERS) {
    const configured = social[provider];
    if (configured) providers[provider] = new HttpProvider(configured);
    else if (demonstration) providers[provider] = demonstration.createIdentityProvider(app, provider, now);
  }
  return providers;
}
