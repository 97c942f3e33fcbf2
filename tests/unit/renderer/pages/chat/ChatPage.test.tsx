import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

it('a client without a live chat names the other contacts, and does not lead to the chat', async () => {
  await openStore('/chatRoom', { answers: storefrontReplies });
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeDefined();
});

it('the service page of such a client offers no live chat', async () => {
  await openStore('/userCenter/service', { answers: storefrontReplies });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: /@/ })).toBeDefined();
  expect(main.queryByRole('link', { name: 'Live chat' })).toBeNull();
});
