import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { expectToldOnce } from '../../../../support/checks/expectToldOnce.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const open = (hash: string, answers: Answers = {}) =>
  openStore(`/confirmEmail${hash}`, { answers: { ...storefrontReplies, ...answers }, user: MEMBER });
// Before the page is closed.
afterEach(() => expectToldOnce(document));
const press = () => screen.findByRole('button', { name: 'Confirm the address' });

it('an address is confirmed by a press, not by opening the link', async () => {
  const { shopper, platform } = await open('#a-token', { confirmEmail: () => null });
  expect(await screen.findByText('Confirm that this e-mail address is yours.')).toBeDefined();
  expect(platform.calls.map(([name]) => name)).not.toContain('confirmEmail');
  await shopper.click(await press());
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeDefined();
  expect(platform.calls).toContainEqual(['confirmEmail', { token: 'a-token', idempotency_key: expect.any(String) }]);
  expect(screen.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/userCenter/profile');
  expect(screen.queryByRole('button', { name: 'Confirm the address' })).toBeNull();
});

it.each([
  ['without a token', '', {}],
  ['with a used token', '#used', { confirmEmail: () => Promise.reject(new ApiError(Code.notFound, 'unknown')) }],
] as const)('a link %s is no longer valid', async (_case, hash, answers) => {
  const { shopper } = await open(hash, answers);
  if (hash) await shopper.click(await press());
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm the address' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a store that does not answer can be asked again, with the same key', async () => {
  const { shopper, platform } = await open('#a-token', { confirmEmail: () => Promise.reject(new ApiError('offline')) });
  for (const _ of [1, 2]) {
    await shopper.click(await press());
    expect(await screen.findByRole('alert')).toBeDefined();
  }
  const keys = platform.calls.filter(([name]) => name === 'confirmEmail').map(([, sent]) => JSON.stringify(sent));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('a press is too early until the time is over that the store asks to wait', async () => {
  const { shopper } = await open('#a-token', {
    confirmEmail: () => Promise.reject(new ApiError(Code.tooMany, 'Too many', { retry_after: 60 })),
  });
  await shopper.click(await press());
  await screen.findByRole('alert');
  expect(await press()).toMatchObject({ disabled: false, ariaDisabled: 'true' });
});
