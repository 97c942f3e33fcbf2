import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../../support/fixtures/storefrontReplies.ts';

const loads = vi.hoisted(() => ({ failed: 0 }));
vi.mock('../../../../../../renderer/src/app/chrome/footer/ConsentQuestion.tsx', () => {
  loads.failed += 1;
  throw new Error('offline');
});

it('a question for consent that cannot be loaded is reported to those who asked for it alone', async () => {
  const { shopper, stores } = await openStore('/cart', { answers: storefrontReplies });
  const choices = await screen.findByRole('button', { name: 'Privacy choices' });
  await shopper.keyboard('{Tab}');
  await waitFor(() => expect(loads.failed).toBeGreaterThan(0));
  expect(screen.queryByText(/^This could not be loaded/)).toBeNull();
  await shopper.click(choices);
  expect(await screen.findByText(/^This could not be loaded/)).toBeDefined();
  await waitFor(() => expect(stores.consent.isAskedAgain).toBe(false));
  expect(stores.consent.choice).toBe('unknown');
});
