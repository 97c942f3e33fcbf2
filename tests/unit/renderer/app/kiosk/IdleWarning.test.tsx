import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { aKiosk } from '../../../../support/builders/desktop/aKiosk.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

it('a visitor who says that they are still there goes on in their field, with what they had typed', async () => {
  const { kiosk, tell } = aKiosk();
  const { shopper } = await openStore('/register', { answers: storefrontReplies, kiosk, device: 'kiosk' });
  await screen.findByRole('button', { name: 'Finish and erase my data' });
  const name = screen.getByRole('textbox', { name: 'Your name' });
  await shopper.type(name, 'Ana');
  act(() => tell({ phase: 'warning', secondsLeft: 15 }));
  const stay = await screen.findByRole('button', { name: 'I am still here' });
  await waitFor(() => expect(document.activeElement).toBe(stay));
  await shopper.click(stay);
  act(() => tell({ phase: 'active' }));
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect((name as HTMLInputElement).value).toBe('Ana');
});
