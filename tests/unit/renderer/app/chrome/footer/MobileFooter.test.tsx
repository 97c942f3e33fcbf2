import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER } from '../../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../../support/fixtures/storefrontReplies.ts';

it.each([
  ['a member', MEMBER],
  ['nobody else', null],
])('lets %s sign out on a phone', async (_who, user) => {
  const answers = { ...storefrontReplies, logout: () => null };
  const { shopper, platform } = await openStore('/', { answers, user, device: 'mobile' });
  const footer = within(await screen.findByRole('contentinfo'));
  const [logout, ...others] = footer.queryAllByRole('button', { name: 'Log out' });
  expect([logout !== undefined, others]).toEqual([user !== null, []]);
  if (!logout) return;
  await shopper.click(logout);
  await waitFor(() => expect(platform.calls.map(([name]) => name)).toContain('logout'));
});
