import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore, type OpenStore } from '../../../../support/drivers/openStore.tsx';
import { config, storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const EMAIL = 'ana@clinic.com';
const button = (name: RegExp | string) => screen.getByRole('button', { name });

const open = (answers: Answers = {}, user: typeof MEMBER | null = null): Promise<OpenStore> =>
  openStore('/password/resetPassword', { answers: { ...storefrontReplies, ...answers }, user });

/** Arrives with the address that the first step has sent a code to. */
async function arrive(answers: Answers = {}, retryAfter = 60): Promise<OpenStore> {
  const requestPasswordCode = () => ({ retry_after: retryAfter });
  const store = await openStore('/password/forgetPassWord/login', {
    answers: { ...storefrontReplies, requestPasswordCode, ...answers },
  });
  await store.shopper.type(screen.getByLabelText('E-mail'), EMAIL);
  await store.shopper.click(button('Send the code'));
  await screen.findByRole('heading', { name: 'Set a new password' });
  return store;
}

async function fill({ shopper }: OpenStore): Promise<void> {
  await shopper.type(screen.getByLabelText('Code from the e-mail'), '12345678');
  await shopper.type(screen.getByLabelText('New password'), 'new_secret1');
  await shopper.type(screen.getByLabelText('Repeat the password'), 'new_secret1');
}

describe('a new password', () => {
  it('is set with the code, for the address that it was sent to', async () => {
    const store = await arrive({ resetPassword: () => null });
    expect(
      screen.getByText(`If there is an account with ${EMAIL}, we have sent a code there. It is valid for 15 minutes.`),
    ).toBeDefined();
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', EMAIL);
    await fill(store);
    await store.shopper.click(button('Set the password'));
    await waitFor(() => expect(store.address()).toBe('/password/forgetPassWordSuccess'));
    const [, sent] = store.platform.calls.find(([name]) => name === 'resetPassword')!;
    expect(sent).toEqual({
      email: EMAIL,
      code: '12345678',
      password: 'new_secret1',
      idempotency_key: expect.any(String),
    });
    expect(store.platform.calls.map(([name]) => name)).not.toContain('logout');
  });

  it('ends the session of a member, as all sessions have ended', async () => {
    const store = await open({ resetPassword: () => null, logout: () => null }, MEMBER);
    await store.shopper.type(screen.getByLabelText('E-mail'), EMAIL);
    await fill(store);
    await store.shopper.click(button('Set the password'));
    await waitFor(() => expect(store.address()).toBe('/password/forgetPassWordSuccess'));
    expect(store.platform.calls.map(([name]) => name)).toContain('logout');
  });

  it('stays typed where the code is refused, which is said once', async () => {
    const refused = new ApiError(Code.refused, 'This code is not valid', {});
    const store = await arrive({ resetPassword: () => Promise.reject(refused) });
    await fill(store);
    await store.shopper.click(button('Set the password'));
    expect((await screen.findByRole('alert')).textContent).toBe('This code is not valid');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'new_secret1');
    expect(store.address()).toBe('/password/resetPassword');
  });

  it('has to match its repetition', async () => {
    const store = await open();
    await fill(store);
    await store.shopper.type(screen.getByLabelText('Repeat the password'), '2');
    await store.shopper.click(button('Set the password'));
    expect(await screen.findByText('The two passwords do not match')).toBeDefined();
  });
});

describe('another code', () => {
  it('is sent at once to somebody who came without one, after an address is typed', async () => {
    const store = await open({ requestPasswordCode: () => ({ retry_after: 60 }) });
    expect(screen.getByText('Enter the code from our e-mail and choose a new password.')).toBeDefined();
    await store.shopper.click(button('Send a code'));
    expect(await screen.findByText(/^Please fill in “E-mail”/)).toBeDefined();
    expect(store.platform.calls.map(([name]) => name)).not.toContain('requestPasswordCode');
    await store.shopper.type(screen.getByLabelText('E-mail'), EMAIL);
    await store.shopper.type(screen.getByLabelText('Code from the e-mail'), '11');
    await store.shopper.click(button('Send a code'));
    expect(await screen.findByText(/^A new code is on its way to ana@clinic\.com/)).toBeDefined();
    expect(screen.getByLabelText('Code from the e-mail')).toHaveProperty('value', '');
    expect(button(/^Send a new code in (60|59) s$/)).toHaveProperty('ariaDisabled', 'true');
  });

  it('can be sent only when the pause since the first one is over', async () => {
    await arrive({}, 60);
    expect(button(/^Send a new code in (60|59|58) s$/)).toHaveProperty('ariaDisabled', 'true');
  });

  it('can be sent again after the pause', async () => {
    await arrive({}, 0);
    expect(button('Send a new code')).toHaveProperty('ariaDisabled', null);
  });

  it('is not promised where the store sends no e-mail', async () => {
    await open({ readConfig: () => ({ ...config, letters: false }) });
    expect(screen.getByText('Enter the code we gave you and choose a new password.')).toBeDefined();
    expect(screen.getByLabelText('Code')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Send a/ })).toBeNull();
  });
});
