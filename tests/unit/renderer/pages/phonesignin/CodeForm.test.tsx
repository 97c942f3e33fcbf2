import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

it.each(['bcdfghjk', 'BCDF-GHJK', ' bcdf ghjk '])('takes the code of a kiosk as it is typed: "%s"', async (typed) => {
  const { shopper, address } = await openStore('/phoneSignIn', { answers: storefrontReplies });
  await shopper.type(await screen.findByLabelText(/^Code on the kiosk/), typed);
  await shopper.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(address()).toBe('/phoneSignIn?code=BCDF-GHJK'));
});

it.each(['BCDF-GHJ', 'BCDF-GHJKL', 'ABCD-EFGH'])(
  'says what a code looks like after another text: "%s"',
  async (typed) => {
    const { shopper, destination } = await openStore('/phoneSignIn', { answers: storefrontReplies });
    await shopper.type(await screen.findByLabelText(/^Code on the kiosk/), typed);
    await shopper.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The code has eight letters, such as BCDF-GHJK')).toBeDefined();
    expect(destination()).toBe('/phoneSignIn');
  },
);
