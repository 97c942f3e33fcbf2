import { type Provider, PROVIDERS } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import { bindIdentity, socialSignIn, type SocialSignInParts } from './socialSignIn.ts';
import type { Api, Handler } from '../../platform/http/Api.ts';
import type { SocialProviders } from './socialRoutes.ts';

const anonymous = { access: 'anonymous' } as const;
const member = { access: 'member' } as const;

/** Operations of social sign-in. */
export function socialOperations(api: Api, parts: SocialSignInParts, providers: SocialProviders): void {
  api.serve('readSocial', async (_input, { userId }) => {
    const accounts = userId === null ? new Map<string, string>() : await parts.identities.accountsOf(userId);
    return PROVIDERS.filter((provider) => providers[provider] || accounts.has(provider)).map((provider) => ({
      provider,
      account: accounts.get(provider) ?? null,
    }));
  });
  const signIn =
    (provider: Provider): Handler<'registerGoogle' | 'registerFacebook'> =>
    (input, visitor, once) =>
      socialSignIn(parts, provider, input, { visitor, once });
  const bind =
    (provider: Provider): Handler<'bindGoogle' | 'bindFacebook'> =>
    (input, visitor, once) =>
      bindIdentity(parts, provider, input, { visitor, once });
  api.serve('registerGoogle', signIn('google'), anonymous);
  api.serve('registerFacebook', signIn('facebook'), anonymous);
  api.serve('bindGoogle', bind('google'), member);
  api.serve('bindFacebook', bind('facebook'), member);
}
