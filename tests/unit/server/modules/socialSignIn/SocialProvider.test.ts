import { expect, it } from 'vitest';
import { orUnavailable, ProviderUnavailable } from '../../../../../server/modules/socialSignIn/SocialProvider.ts';

it.each([
  ['an error', new TypeError('fetch failed')],
  ['something else', 'fetch failed'],
])('a provider is away whose answer ends with %s; the log shows which one, and why', async (_what, cause) => {
  const failure: unknown = await orUnavailable(
    'idp.example',
    new Promise((_resolve, reject: (cause: unknown) => void) => reject(cause)),
  ).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderUnavailable);
  expect(failure).toMatchObject({ message: 'idp.example: fetch failed', cause });
});
