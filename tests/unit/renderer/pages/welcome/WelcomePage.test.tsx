import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SocialStore } from '../../../../../renderer/src/stores/session/SocialStore.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore, type OpenStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

/** Comes back from Google after an attempt that began here. */
async function arrive(registerGoogle: NonNullable<Answers['registerGoogle']>): Promise<OpenStore> {
  const store = await openStore('/login', { answers: { ...storefrontReplies, registerGoogle } });
  store.platform.leaveFor = () => undefined;
  const social = store.stores.pageStore(SocialStore);
  await social.begin({ provider: 'google', purpose: 'sign-in', redirect: '/category' }, 'en');
  await store.go(`/login/welcomePage#provider=google&code=a-code&state=${social.pending!.state}`);
  return store;
}

describe('the return from a provider', () => {
  it('signs a member in and leads to where they came from', async () => {
    const store: OpenStore = await arrive(() => {
      store.platform.become(MEMBER);
      return { ...MEMBER, access: '', refresh: '' };
    });
    await waitFor(() => expect(store.address()).toBe('/category'));
    await waitFor(() => expect(store.stores.pageStore(SocialStore).received).toBeNull());
  });

  it.each([
    [Code.unknownEmail, 'Complete your account'],
    [Code.conflict, 'Link your account'],
  ])('asks for what is missing (%s)', async (code, title) => {
    await arrive(() => Promise.reject(new ApiError(code, 'more is needed', { email: 'nina@clinic.example' })));
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });

  it('tries again after a lost connection', async () => {
    let isDown = true;
    const store: OpenStore = await arrive(() => {
      if (isDown) throw new ApiError('offline');
      store.platform.become(MEMBER);
      return { ...MEMBER, access: '', refresh: '' };
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toBeDefined();
    isDown = false;
    await store.shopper.click(again);
    await waitFor(() => expect(store.address()).toBe('/category'));
  });

  it.each([
    ['error=cancelled', 'Login cancelled'],
    ['provider=google&code=a-code&state=foreign', 'This login did not start here'],
  ])('says what went wrong: %s', async (reason, title) => {
    await openStore(`/login/welcomePage#${reason}`, { answers: storefrontReplies });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });
});
