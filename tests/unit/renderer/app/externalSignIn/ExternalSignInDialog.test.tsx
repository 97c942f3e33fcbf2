import { screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { SocialStore } from '../../../../../renderer/src/stores/session/SocialStore.ts';
import type { SignInView } from '../../../../../shared/ipc/signIn.ts';
import { aSignIn } from '../../../../support/builders/aSignIn.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const WAITING: SignInView = { at: 'browser', provider: 'facebook', hasOther: true, isOpen: true, secondsLeft: 125 };

describe('during an external sign-in', () => {
  it('says what to do, opens the page again or elsewhere, and is called off', async () => {
    const { signIn, tell } = aSignIn();
    const { shopper } = await openStore('/login', { answers: storefrontReplies, signIn });
    tell(WAITING);
    const dialog = await screen.findByRole('dialog', { name: 'Continue in your browser' });
    expect(dialog.textContent).toContain('Log in at Facebook in the browser window');
    expect(dialog.textContent).toContain('2:05');
    await shopper.click(screen.getByRole('button', { name: 'Open the browser again' }));
    await shopper.click(screen.getByRole('button', { name: 'Use a window of this app instead' }));
    expect(signIn.show.mock.calls).toEqual([['browser'], ['window']]);
    tell({ ...WAITING, at: 'window' });
    expect(await screen.findByRole('dialog', { name: 'Continue in the Facebook window' })).toBeDefined();
    await shopper.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(signIn.cancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined();
  });

  it('offers no window where the provider wants none', async () => {
    const { signIn } = aSignIn({ ...WAITING, provider: 'google', hasOther: false });
    await openStore('/login', { answers: storefrontReplies, signIn });
    // Main has been waiting since before this page was loaded.
    expect(await screen.findByRole('dialog', { name: 'Continue in your browser' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use a window of this app instead' })).toBeNull();
  });

  it('gives the page as a link, and asks for that where no browser opens', async () => {
    const { signIn, tell } = aSignIn({ ...WAITING, provider: 'google', hasOther: false });
    const { shopper } = await openStore('/login', { answers: storefrontReplies, signIn });
    const copy = await screen.findByRole('button', { name: 'Copy the link' });
    const icon = (): string | null | undefined => copy.querySelector('path')?.getAttribute('d');
    const link = icon();
    await shopper.click(copy);
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBe(copy);
    expect(icon()).not.toBe(link);
    tell({ ...WAITING, provider: 'google', hasOther: false, isOpen: false });
    const dialog = await screen.findByRole('dialog', { name: 'No browser could be opened' });
    expect(dialog.textContent).toContain('open it in any browser on this computer');
    signIn.copy.mockResolvedValueOnce(false);
    await shopper.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The link could not be copied');
    tell({ ...WAITING, at: 'window' });
    await screen.findByRole('dialog', { name: 'Continue in the Facebook window' });
    expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  });

  it.each([
    ['port', 'The app could not receive the answer'],
    ['strayed', 'The window left Google’s pages'],
    ['state', 'This login did not start here'],
    ['cancelled', 'Login cancelled'],
    ['expired', 'This took too long'],
  ] as const)('a way that ended with %s leads to what can be done', async (error, title) => {
    const { signIn, finish } = aSignIn();
    const { stores, platform } = await openStore('/login', { answers: storefrontReplies, signIn });
    platform.leaveFor = vi.fn();
    await runInAction(() =>
      stores.pageStore(SocialStore).begin({ provider: 'google', purpose: 'sign-in', redirect: '/cart' }, 'en'),
    );
    finish({ error });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again with Google' })).toBeDefined();
  });

  it('exchanges the provider’s answer as in a browser, and leads to where it was begun', async () => {
    const { signIn, finish } = aSignIn();
    const { stores, platform, address } = await openStore('/login', {
      signIn,
      answers: {
        ...storefrontReplies,
        registerGoogle: () => {
          platform.become(MEMBER);
          return { ...MEMBER, access: '', refresh: '' };
        },
      },
    });
    platform.leaveFor = vi.fn();
    await runInAction(() =>
      stores.pageStore(SocialStore).begin({ provider: 'google', purpose: 'sign-in', redirect: '/category?x=1' }, 'en'),
    );
    finish({ provider: 'google', state: stores.pageStore(SocialStore).pending!.state, code: 'a-name-for-a-code' });
    await waitFor(() => expect(address()).toBe('/category?x=1'));
    const [, payload] = platform.calls.find(([name]) => name === 'registerGoogle')!;
    expect(payload).toMatchObject({ mode: 'sign_in', code: 'a-name-for-a-code' });
  });
});
