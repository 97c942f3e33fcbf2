import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { config, storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const open = (letters: boolean) =>
  openStore('/password/forgetPassWord/login', {
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
