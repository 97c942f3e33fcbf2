import type { FastifyInstance } from 'fastify';
import { PROVIDERS } from '../../../shared/contract/schemas/socialProviders.ts';
import type { Settings } from '../../settings.ts';
import { HttpProvider } from './HttpProvider.ts';
import { identityPage } from './identityPage.ts';
import { LocalProvider } from './LocalProvider.ts';
import type { SocialProviders } from './socialRoutes.ts';

/** The configured providers; outside production, the local one stands in for those that are not. */
export function openProviders(
  app: FastifyInstance,
  { social, production }: Settings,
  now: () => number,
): SocialProviders {
  const providers: SocialProviders = {};
  for (const provider of PROVIDERS) {
    const configured = social[provider];
    if (configured) providers[provider] = new HttpProvider(configured);
    if (configured || production) continue;
    const local = new LocalProvider(provider, now);
    identityPage(app, local);
    providers[provider] = local;
  }
  return providers;
}
