import { PROVIDERS } from '../../shared/contracts/socialStart.ts';
import { bindIdentity, socialSignIn, type SocialSignInParts } from '../data/socialSignIn.ts';
import type { Api } from '../serve.ts';
import type { SocialProviders } from '../social/socialRoutes.ts';

const anonymous = { access: 'anonymous' } as const;
const member = { access: 'member' } as const;

/** Signing in by who one is elsewhere. */
export function socialOperations(api: Api, parts: SocialSignInParts, providers: SocialProviders): void {
  api.serve('readSocial', async (_input, { userId }) => {
    const accounts = userId === null ? new Map<string, string>() : await parts.identities.accountsOf(userId);
    return PROVIDERS.filter((provider) => providers[provider] || accounts.has(provider)).map((provider) => ({
      provider,
      account: accounts.get(provider) ?? null,
    }));
  });
  api.serve('registerGoogle', (input, visitor, once) => socialSignIn(parts, 'google', input, visitor, once), anonymous);
  api.serve(
    'registerFacebook',
    (input, visitor, once) => socialSignIn(parts, 'facebook', input, visitor, once),
    anonymous,
  );
  api.serve('bindGoogle', (input, visitor, once) => bindIdentity(parts, visitor, 'google', input, once), member);
  api.serve('bindFacebook', (input, visitor, once) => bindIdentity(parts, visitor, 'facebook', input, once), member);
}
