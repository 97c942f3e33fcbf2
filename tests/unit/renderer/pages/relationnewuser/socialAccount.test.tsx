import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SocialStore } from '../../../../../renderer/src/stores/session/SocialStore.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { Answers } from '../../../../support/fakes/FakePlatform.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore, type OpenStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const HINT = { email: 'nina@clinic.example', nick_name: 'Nina Weiss' };

/** Comes back from Google with a ticket: without an account, or with one whose address is taken. */
async function arrive(
  next: 'new' | 'old',
  answers: Answers = {},
  hint: Partial<typeof HINT> = HINT,
): Promise<OpenStore> {
  const code = next === 'new' ? Code.unknownEmail : Code.conflict;
  let isFirst = true;
  const store: OpenStore = await openStore('/', {
    answers: {
      ...storefrontReplies,
      ...answers,
      registerGoogle: (payload) => {
        if (!isFirst) return answers.registerGoogle!(payload);
        isFirst = false;
        throw new ApiError(code, 'more is needed', hint);
      },
    },
  });
  const social = store.stores.pageStore(SocialStore);
  store.platform.leaveFor = () => undefined;
  await social.begin({ provider: 'google', purpose: 'sign-in', redirect: '/cart' }, 'en');
  social.arrive(new URLSearchParams({ provider: 'google', code: 'a-code', state: social.pending!.state }));
  await social.exchangeCode();
  await store.go(next === 'new' ? '/login/relationNewUser' : '/login/relationOldUser');
  await screen.findByRole('heading', { name: next === 'new' ? 'Complete your account' : 'Link your account' });
  return store;
}
const signedIn = (store: () => OpenStore): Answers => ({
  registerGoogle: () => {
    store().platform.become(MEMBER);
    return { ...MEMBER, access: '', refresh: '' };
  },
});

describe('a new account after sign-in by a provider', () => {
  it('has the name and the address that the provider knows, and welcomes the member', async () => {
    const store: OpenStore = await arrive(
      'new',
      signedIn(() => store),
    );
    expect(screen.getByText('Google has confirmed your identity. A few details are still missing.')).toBeDefined();
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', HINT.nick_name);
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', HINT.email);
    expect(screen.getByText(/^6 to 18 characters with at least two of/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await store.shopper.type(screen.getByLabelText('Password'), 'secret7');
    await store.shopper.type(screen.getByLabelText('Repeat the password'), 'secret7');
    await store.shopper.click(screen.getByRole('checkbox'));
    await store.shopper.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(store.address()).toBe('/login/welcomePage?redirect=%2Fcart'));
    const [, sent] = store.platform.calls.findLast(([name]) => name === 'registerGoogle')!;
    expect(sent).toMatchObject({ mode: 'create', code: 'a-code', ...HINT, password: 'secret7', accepted_terms: true });
    expect(sent).not.toHaveProperty('repeated');
  });

  it('has empty fields where the provider knows nothing', async () => {
    await arrive('new', {}, {});
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', '');
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', '');
  });

  it('says why it was refused, and keeps what was typed', async () => {
    const store = await arrive('new', {
      registerGoogle: () => Promise.reject(new ApiError(Code.refused, 'Not today', {})),
    });
    await store.shopper.type(screen.getByLabelText('Password'), 'secret7');
    await store.shopper.type(screen.getByLabelText('Repeat the password'), 'secret7');
    await store.shopper.click(screen.getByRole('checkbox'));
    await store.shopper.click(screen.getByRole('button', { name: 'Create account' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not today');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret7');
    // The other way does not repeat the error of this one.
    await store.shopper.click(screen.getByRole('link', { name: 'Link your account' }));
    await screen.findByRole('heading', { name: 'Link your account' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an account that a provider is linked with', () => {
  it('is the one with the address that is taken, opened by its password', async () => {
    const store: OpenStore = await arrive(
      'old',
      signedIn(() => store),
    );
    expect(
      screen.getByText(/^There is already an account with nina@clinic\.example\. Enter its password once/),
    ).toBeDefined();
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', HINT.email);
    await store.shopper.type(screen.getByLabelText('Password'), 'secret7');
    await store.shopper.click(screen.getByRole('button', { name: 'Link and log in' }));
    await waitFor(() => expect(store.address()).toBe('/login/welcomePage?redirect=%2Fcart'));
    const [, sent] = store.platform.calls.findLast(([name]) => name === 'registerGoogle')!;
    expect(sent).toMatchObject({ mode: 'link', email: HINT.email, password: 'secret7' });
  });

  it('says that the password is wrong, only after a try', async () => {
    const store = await arrive('old', {
      registerGoogle: () => Promise.reject(new ApiError(Code.refused, 'The password is wrong', {})),
    });
    expect(screen.queryByRole('alert')).toBeNull();
    await store.shopper.type(screen.getByLabelText('Password'), 'secret7');
    await store.shopper.click(screen.getByRole('button', { name: 'Link and log in' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The password is wrong');
  });

  it('may be another than a new one', async () => {
    const store = await arrive('new');
    await store.shopper.click(screen.getByRole('link', { name: 'Link your account' }));
    expect(
      await screen.findByText(/^Log in to your .+ account once; after that you can also log in with Google\./),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create a new account instead' })).toBeDefined();
  });

  it.each(['/login/relationNewUser', '/login/relationOldUser'])(
    'is not asked for without an attempt: %s',
    async (path) => {
      await openStore(path, { answers: storefrontReplies });
      expect(await screen.findByRole('heading', { name: 'This login did not start here' })).toBeDefined();
      expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
      expect(screen.getByRole('link', { name: 'Log in with a password' })).toBeDefined();
    },
  );
});
