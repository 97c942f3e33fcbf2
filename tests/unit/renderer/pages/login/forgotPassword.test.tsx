import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { config, storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const open = (letters: boolean, from = 'login') =>
  openStore(`/password/forgetPassWord/${from}`, {
    answers: { ...storefrontReplies, readConfig: () => ({ ...config, letters }) },
  });

it('asks for the e-mail address that gets a code', async () => {
  await open(true);
  expect(await screen.findByText(/^Enter the e-mail address of your account/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send the code' })).toBeDefined();
  expect(screen.queryByText(/This store sends no e-mail/)).toBeNull();
});

it('names whom to ask in a store that sends no e-mail, and promises none', async () => {
  await open(false);
  expect(await screen.findByText(/This store sends no e-mail/)).toBeDefined();
  expect(screen.queryByText(/We send you a code/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send the code' })).toBeNull();
});

it.each([
  ['login', 'Back to log in', '/login'],
  ['account', 'Back to my account', '/password'],
])('leads back to where the visitor came from: %s', async (from, name, to) => {
  await open(true, from);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
  expect(screen.queryAllByRole('link', { name: /^Back to/ })).toHaveLength(1);
});

it('takes the address that was typed along to where the code is entered', async () => {
  const { shopper, address } = await open(true);
  await shopper.type(await screen.findByLabelText('E-mail'), 'ana@clinic.com');
  await shopper.click(screen.getByRole('link', { name: 'I have a code already' }));
  await waitFor(() => expect(address()).toBe('/password/resetPassword'));
  expect(await screen.findByLabelText('E-mail')).toHaveProperty('value', 'ana@clinic.com');
});
