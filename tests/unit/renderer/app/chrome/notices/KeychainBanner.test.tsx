import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { KeychainPort } from '../../../../../../renderer/src/platform/Platform.ts';
import type { Language } from '../../../../../../shared/text/languages.ts';
import { MEMBER } from '../../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../../support/fixtures/storefrontReplies.ts';

/** A keychain that waits for its user's password until the test enters it. */
function aKeychain(): { keychain: KeychainPort; answer: () => void } {
  const listeners = new Set<() => void>();
  let isAsking = true;
  const keychain: KeychainPort = {
    get isAsking() {
      return isAsking;
    },
    onAnswered: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const answer = (): void => {
    isAsking = false;
    listeners.forEach((listener) => listener());
  };
  return { keychain, answer };
}

const answers = storefrontReplies;

it.each<[Language, RegExp]>([
  ['en', /^Your keychain is asking for its password\./],
  ['es', /^El llavero de contraseñas le pide su contraseña\./],
  ['ru', /^Хранилище ключей запрашивает пароль\./],
  ['zh', /^系统钥匙串正在请求输入密码。/],
])('says in %s that the keychain is asking, until it answers', async (language, asking) => {
  const { keychain, answer } = aKeychain();
  await openStore('/', { answers, keychain, language });
  const status = await screen.findByText(asking);
  act(answer);
  expect(status.isConnected).toBe(false);
});

it('offers no sign-in while the keychain may still answer, and greets the member when it does', async () => {
  const { keychain, answer } = aKeychain();
  const { platform } = await openStore('/', { answers, keychain });
  await screen.findByText(/keychain is asking/);
  expect(screen.queryByText('Log in')).toBeNull();
  act(answer);
  act(() => platform.become(MEMBER));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Account', description: 'Ana' })).toBeDefined());
});

it('offers sign-in when the keychain is empty', async () => {
  const { keychain, answer } = aKeychain();
  await openStore('/', { answers, keychain });
  await screen.findByText(/keychain is asking/);
  act(answer);
  expect(screen.getByText('Log in')).toBeDefined();
});

it('says so on a page for members, too, and still leads to the login page', async () => {
  const { keychain } = aKeychain();
  await openStore('/userCenter', { answers, keychain });
  expect(await screen.findByRole('heading', { name: /keychain is asking/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toMatch(/^\/login/);
});
