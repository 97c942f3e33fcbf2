import { SOCIAL_FAULTS } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import { isSameSecret } from './secrets.ts';
import type { SignInRequest, ProviderAnswer } from './SignInFlow.ts';

/**
 * Reads a provider's answer from the query: each field exactly once, with this request's state (compared in constant
 * time) and provider.
 */
export function readProviderAnswer(
  query: URLSearchParams,
  { provider, state }: Pick<SignInRequest, 'provider' | 'state'>,
): ProviderAnswer {
  const only = (name: string): string => {
    const [value = '', ...more] = query.getAll(name);
    return more.length === 0 ? value : '';
  };
  if (!isSameSecret(only('state'), state) || only('provider') !== provider) return { error: 'state' };
  const fault = SOCIAL_FAULTS.find((each) => each === only('error'));
  if (fault) return { error: fault };
  const code = only('code');
  return /^[\w-]{16,512}$/.test(code) ? { code } : { error: 'state' };
}
