import { SOCIAL_FAULTS } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import { isSameSecret } from './secrets.ts';
import type { SignInRequest, ProviderAnswer } from './SignInFlow.ts';

/** A query's field that is there exactly once; else the empty string. */
function only(query: URLSearchParams, name: string): string {
  const [value = '', ...more] = query.getAll(name);
  return more.length === 0 ? value : '';
}

type Expected = Pick<SignInRequest, 'provider' | 'state'>;

/** Whether a query belongs to this request: its state (compared in constant time) and its provider, each exactly once. */
export const isAnswerTo = ({ provider, state }: Expected, query: URLSearchParams): boolean =>
  isSameSecret(only(query, 'state'), state) && only(query, 'provider') === provider;

/** Reads a provider's answer from the query; `state` if it is not this request's, or has no valid code. */
export function readProviderAnswer(query: URLSearchParams, request: Expected): ProviderAnswer {
  if (!isAnswerTo(request, query)) return { error: 'state' };
  const fault = SOCIAL_FAULTS.find((each) => each === only(query, 'error'));
  if (fault) return { error: fault };
  const code = only(query, 'code');
  return /^[\w-]{16,512}$/.test(code) ? { code } : { error: 'state' };
}
