import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../../support/fixtures/storefrontReplies.ts';

const question = () => screen.queryByRole('region', { name: 'Privacy' });

it('consent is asked for after the first interaction, until it is answered, and again from the footer', async () => {
  const { shopper, stores } = await openStore('/cart', { answers: storefrontReplies });
  await screen.findByRole('button', { name: 'Privacy choices' });
  expect(question()).toBeNull();
  await shopper.keyboard('{Tab}');
  await shopper.click(await screen.findByRole('button', { name: 'Allow' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(stores.consent.isGranted).toBe(true);
  await shopper.click(screen.getByRole('button', { name: 'Privacy choices' }));
  expect(await screen.findByText(/You currently allow this/)).toBeDefined();
});
