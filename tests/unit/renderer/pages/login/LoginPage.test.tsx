import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { returnPath } from '../../../../../renderer/src/components/account/useReturnPath.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore, type OpenStore } from '../../../../support/drivers/openStore.tsx';
import { config, storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const signedIn = { ...MEMBER, access: '', refresh: '' };
const email = (): HTMLElement => screen.getByLabelText('E-mail');
const password = (): HTMLElement => screen.getByLabelText('Password');
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Log in' });

async function logIn({ shopper }: OpenStore): Promise<void> {
  await shopper.type(email(), 'ana@clinic.com');
  await shopper.type(password(), 'secret7');
  await shopper.click(submit());
}

it('signs in and goes back to where the visitor came from', async () => {
  const store = await openStore('/login?redirect=%2Fcategory%3Fx%3D1', {
    answers: {
      ...storefrontReplies,
      login: () => {
        store.platform.become(MEMBER);
        return signedIn;
      },
    },
  });
  await logIn(store);
  await waitFor(() => expect(store.address()).toBe('/category?x=1'));
  expect(store.platform.calls).toContainEqual(['login', { email: 'ana@clinic.com', password: 'secret7' }]);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/login?redirect=/login',
])('does not follow %s', async (redirect) => {
  const { address } = await openStore(`/login?redirect=${encodeURIComponent(redirect)}`, {
    answers: storefrontReplies,
    user: MEMBER,
  });
  await waitFor(() => expect(address()).toBe('/'));
});

it('reads what a password manager has filled in without an event', async () => {
  const { shopper, platform } = await openStore('/login', { answers: { ...storefrontReplies, login: () => signedIn } });
  (email() as HTMLInputElement).value = 'ana@clinic.com';
  (password() as HTMLInputElement).value = 'secret7';
  await shopper.click(submit());
  await waitFor(() =>
    expect(platform.calls).toContainEqual(['login', { email: 'ana@clinic.com', password: 'secret7' }]),
  );
});

it('names missing fields, and sends no request', async () => {
  const { shopper, platform } = await openStore('/login', { answers: storefrontReplies });
  await shopper.type(email(), 'ana');
  await shopper.click(submit());
  expect(await screen.findByText('Please enter a valid e-mail address, such as name@clinic.com')).toBeDefined();
  expect(screen.getByText('Please fill in “Password”')).toBeDefined();
  expect(platform.calls.map(([name]) => name)).not.toContain('login');
});

it('offers registration for an unknown e-mail, and takes it along', async () => {
  const store = await openStore('/login?redirect=%2Fcart', {
    answers: { ...storefrontReplies, login: () => Promise.reject(new ApiError(Code.unknownEmail, 'unknown')) },
  });
  await logIn(store);
  await store.shopper.click(await screen.findByRole('link', { name: 'Create an account with this address' }));
  await waitFor(() => expect(store.address()).toBe('/register?redirect=%2Fcart'));
  expect(await screen.findByLabelText('E-mail')).toHaveProperty('value', 'ana@clinic.com');
});

it('reports a wrong password at its field, and keeps the typed values', async () => {
  const login = () =>
    Promise.reject(
      new ApiError(Code.refused, 'refused', {
        errors: { password: 'The e-mail address or the password is incorrect' },
      }),
    );
  const store = await openStore('/login', { answers: { ...storefrontReplies, login } });
  await logIn(store);
  expect(await screen.findByText('The e-mail address or the password is incorrect')).toBeDefined();
  expect(email()).toHaveProperty('value', 'ana@clinic.com');
  expect(password()).toHaveProperty('value', 'secret7');
  expect(document.activeElement).toBe(password());
});

it('counts down the seconds until another try', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const store = await openStore('/login', {
      answers: {
        ...storefrontReplies,
        login: () => Promise.reject(new ApiError(Code.tooMany, 'too many', { retry_after: 2 })),
      },
    });
    await logIn(store);
    expect(await screen.findAllByText('Too many attempts. Try again in 2 s')).not.toHaveLength(0);
    expect(submit()).toHaveProperty('ariaDisabled', 'true');
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(submit()).toHaveProperty('ariaDisabled', null));
  } finally {
    vi.useRealTimers();
  }
});

it('says so when the network is gone, and lets one try again', async () => {
  const store = await openStore('/login', {
    answers: { ...storefrontReplies, login: () => Promise.reject(new ApiError('offline')) },
  });
  await logIn(store);
  expect(await screen.findByText('No connection. Check your network and try again')).toBeDefined();
  expect(submit()).toHaveProperty('disabled', false);
});

it('shows the password on demand', async () => {
  const { shopper } = await openStore('/login', { answers: storefrontReplies });
  expect(password()).toHaveProperty('type', 'password');
  await shopper.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveProperty('type', 'text');
});

it('labels its fields for password managers', async () => {
  await openStore('/login', { answers: storefrontReplies });
  expect(email().getAttribute('autocomplete')).toBe('username');
  expect(password().getAttribute('autocomplete')).toBe('current-password');
  // A password manager, and a person, may paste: nothing calls the event off.
  expect(fireEvent.paste(password())).toBe(true);
});

it.each([
  [null, '/'],
  ['/cart', '/cart'],
  ['/ru/cart?x=1#y', '/cart?x=1#y'],
  ['/register', '/'],
  ['cart', '/'],
])('leads from %s to %s', (redirect, path) => expect(returnPath(redirect)).toBe(path));

it('never makes a host of the text behind a language', () => {
  for (const redirect of ['/es//evil.example', '/ru/\\evil.example', '/zh///evil.example'])
    expect(new URL(returnPath(redirect), 'https://shop.example').host).toBe('shop.example');
});

it('says whom to ask for a new password where the store sends no e-mail', async () => {
  await openStore('/login', { answers: { ...storefrontReplies, readConfig: () => ({ ...config, letters: false }) } });
  await screen.findByText(/This store sends no e-mail/);
  const main = screen.getByRole('main');
  const phone = within(main).getByRole('link', { name: config.contact_us.mobile });
  expect(phone.getAttribute('href')).toBe('tel:+12025550142');
  expect(screen.queryByRole('link', { name: /Forgot/ })).toBeNull();
});
