import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { aProfile, shop } from '../../../../support/builders/aMember.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { config, storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const submit = (): HTMLElement => screen.getByRole('button', { name: 'Change the password' });

async function openFilled(changePassword: NonNullable<Answers['changePassword']>) {
  const store = await openStore('/password', { answers: { ...shop().answers, changePassword }, user: MEMBER });
  await store.shopper.type(await screen.findByLabelText('Current password'), 'old_secret1');
  await store.shopper.type(screen.getByLabelText('New password'), 'new_secret1');
  await store.shopper.type(screen.getByLabelText('Repeat the password'), 'new_secret1');
  return store;
}

it.each([
  ['gets a code by e-mail', true, /we send you a code/],
  ['is told to ask for a code in a store that sends no e-mail', false, /ask us for a code/],
])('a visitor who has forgotten their password %s', async (_what, letters, message) => {
  await openStore('/password', { answers: { ...storefrontReplies, readConfig: () => ({ ...config, letters }) } });
  expect(await screen.findByText(message)).toBeDefined();
});

it('a password is changed once, however often the button is pressed', async () => {
  const changePassword = vi.fn(() => new Promise<never>(() => undefined));
  const { shopper } = await openFilled(changePassword);
  await shopper.dblClick(submit());
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'));
  await shopper.click(submit());
  expect(changePassword).toHaveBeenCalledTimes(1);
});

it('the button stays disabled until the time is over that the store asks to wait', async () => {
  const { shopper } = await openFilled(() => {
    throw new ApiError(Code.tooMany, 'Too many attempts. Try again in 60 s', { retry_after: 60 });
  });
  await shopper.click(submit());
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(submit().getAttribute('aria-disabled')).toBe('true');
});

it('a password that the store refuses is said at its field', async () => {
  const { shopper } = await openFilled(() => {
    throw new ApiError(Code.refused, '', { errors: { old_password: 'This is not your password' } });
  });
  await shopper.click(submit());
  expect(await screen.findByText('This is not your password')).toBeDefined();
  const field = screen.getByLabelText('Current password');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).not.toBe('true');
});

it('a changed password is sent with the old one, said, and leads to the profile', async () => {
  const changePassword = vi.fn(() => null as never);
  const { shopper, address } = await openFilled(changePassword);
  await shopper.click(submit());
  await waitFor(() => expect(address()).toBe('/userCenter/profile'));
  expect(changePassword).toHaveBeenCalledWith({
    old_password: 'old_secret1',
    password: 'new_secret1',
    idempotency_key: expect.any(String),
  });
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).not.toBe('');
});

it('a member without a password chooses their first one', async () => {
  const { answers } = shop();
  await openStore('/password', {
    answers: { ...answers, readUserInfo: () => aProfile({ has_password: false }) },
    user: MEMBER,
  });
  expect(await screen.findByLabelText('New password')).toBeDefined();
  expect(screen.queryByLabelText('Current password')).toBeNull();
});
