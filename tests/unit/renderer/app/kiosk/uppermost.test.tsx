import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { SignInView } from '../../../../../shared/ipc/signIn.ts';
import { aKiosk } from '../../../../support/builders/desktop/aKiosk.ts';
import { aConfig } from '../../../../support/builders/aProduct.ts';
import { aSignIn } from '../../../../support/builders/aSignIn.ts';
import { openStore, type OpenStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const { kiosk, tell } = aKiosk();
const { signIn, tell: tellSignIn } = aSignIn();
const PHONE: SignInView = { at: 'phone', url: 'https://shop.example/in', code: 'ABCD', secondsLeft: 60 };
let shopper: OpenStore['shopper'];
const contactDialog = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Contact us' });

beforeEach(async () => {
  ({ shopper } = await openStore('/', {
    answers: { ...storefrontReplies, readConfig: () => aConfig },
    kiosk,
    device: 'kiosk',
    signIn,
  }));
  await screen.findByRole('button', { name: 'Finish and erase my data' });
  await shopper.click(screen.getByRole('button', { name: 'Contact us' }));
  await waitFor(() => expect(contactDialog()).not.toBeNull());
});

it('the code for the phone is closed alone, by Escape and by its button', async () => {
  for (const putAway of [
    () => shopper.keyboard('{Escape}'),
    () => shopper.click(screen.getByRole('button', { name: 'Back to the store' })),
  ]) {
    await shopper.click(within(contactDialog()!).getByRole('link', { name: 'sales@example.com' }));
    const code = await screen.findByRole('dialog', { name: 'Open on your phone' });
    expect(code.textContent).toContain('Other websites, e-mail addresses and phone numbers open on your phone');
    await putAway();
    expect(code.isConnected).toBe(false);
    expect(contactDialog()).not.toBeNull();
  }
  await shopper.keyboard('{Escape}');
  expect(contactDialog()).toBeNull();
});

it('the code of the store’s own page does not speak of other websites', async () => {
  await shopper.keyboard('{Escape}');
  await shopper.click(screen.getByRole('button', { name: 'Open this page on my phone' }));
  const code = await screen.findByRole('dialog', { name: 'Open on your phone' });
  expect(code.textContent).toContain('to open this page there');
  expect(code.textContent).not.toContain('Other websites');
});

it('Escape on the code to sign in with gives that up alone, and before a question it does nothing but answer', async () => {
  act(() => tellSignIn(PHONE));
  await screen.findByRole('dialog', { name: 'Log in with your phone' });
  act(() => tell({ phase: 'warning', secondsLeft: 15 }));
  await screen.findByRole('alertdialog');
  await shopper.keyboard('{Escape}');
  expect(signIn.cancel).not.toHaveBeenCalled();
  act(() => tell({ phase: 'active' }));
  await shopper.keyboard('{Escape}');
  expect(signIn.cancel).toHaveBeenCalledOnce();
  expect(contactDialog()).not.toBeNull();
});
