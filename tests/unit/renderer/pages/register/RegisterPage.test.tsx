import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const submit = (): HTMLElement => screen.getByRole('button', { name: 'Create account' });

async function fill(shopper: UserEvent, { repeated = 'secret7', accepts = true } = {}): Promise<void> {
  await shopper.type(screen.getByLabelText('Your name'), 'Ana');
  await shopper.type(screen.getByLabelText('E-mail'), 'ana@clinic.com');
  await shopper.type(screen.getByLabelText('Password'), 'secret7');
  await shopper.type(screen.getByLabelText('Repeat the password'), repeated);
  if (accepts) await shopper.click(screen.getByRole('checkbox'));
}

it('makes an account and goes back to where the visitor came from', async () => {
  const store = await openStore('/register?redirect=%2Fcategory', {
    answers: {
      ...storefrontReplies,
      register: () => {
        store.platform.become(MEMBER);
        return { ...MEMBER, access: '', refresh: '' };
      },
    },
  });
  await fill(store.shopper);
  await store.shopper.click(submit());
  await waitFor(() => expect(store.address()).toBe('/category'));
  const [, sent] = store.platform.calls.find(([name]) => name === 'register')!;
  expect(sent).toMatchObject({ nick_name: 'Ana', email: 'ana@clinic.com', password: 'secret7', accepted_terms: true });
});

it('asks for the terms and for two passwords that match', async () => {
  const { shopper, platform } = await openStore('/register', { answers: storefrontReplies });
  await fill(shopper, { repeated: 'secret8', accepts: false });
  await shopper.click(submit());
  expect(await screen.findByText('The two passwords do not match')).toBeDefined();
  expect(screen.getByText('Please accept the terms of use and the privacy policy')).toBeDefined();
  expect(platform.calls.map(([name]) => name)).not.toContain('register');
});

it('says as soon as the field is left that a password is too short', async () => {
  const { shopper } = await openStore('/register', { answers: storefrontReplies });
  await shopper.type(screen.getByLabelText('Password'), 'short');
  await shopper.tab();
  expect(await screen.findByText('Use at least 6 characters')).toBeDefined();
});

it('sends the form under the same key until there is an answer, also a changed one, which the server compares', async () => {
  const { shopper, platform } = await openStore('/register', {
    answers: { ...storefrontReplies, register: () => Promise.reject(new ApiError('timeout')) },
  });
  const keys = (): unknown[] =>
    platform.calls
      .filter(([name]) => name === 'register')
      .map(([, sent]) => (sent as { idempotency_key: string }).idempotency_key);
  await fill(shopper);
  await shopper.click(submit());
  await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
  await shopper.click(submit());
  await waitFor(() => expect(keys()).toHaveLength(2));
  await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
  await shopper.type(screen.getByLabelText('Your name'), ' B.');
  await shopper.click(submit());
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).toBe(first);
});

it('labels its fields for password managers', async () => {
  await openStore('/register', { answers: storefrontReplies });
  for (const label of ['Password', 'Repeat the password'])
    expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe('new-password');
});

it('says at the e-mail that it is taken and keeps the rest', async () => {
  const refused = new ApiError(Code.refused, 'refused', { errors: { email: 'There is already an account' } });
  const { shopper } = await openStore('/register', {
    answers: { ...storefrontReplies, register: () => Promise.reject(refused) },
  });
  await fill(shopper);
  await shopper.click(submit());
  expect(await screen.findByText('There is already an account')).toBeDefined();
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret7');
});
