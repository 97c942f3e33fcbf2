import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeCartServer } from '../../../../../support/fakes/FakeCartServer.ts';
import { MEMBER } from '../../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../../support/fixtures/storefrontReplies.ts';

it.each([
  [0, ''],
  [1, '1 product'],
  [3, '3 products'],
])('a screen reader hears how many products are in the cart: %i', async (count, text) => {
  const server = new FakeCartServer();
  for (let id = 1; id <= count; id++) server.quantities.set(id, 2);
  const { stores } = await openStore('/category', {
    answers: { ...storefrontReplies, readCart: () => server.call('readCart', {}) },
    user: MEMBER,
  });
  await stores.cart.load();
  const [link] = screen.getAllByRole('link', { name: 'Cart' });
  const described = document.getElementById(link!.getAttribute('aria-describedby')!)!;
  expect(described.textContent).toBe(text);
});
