import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Language } from '../../../../shared/text/languages.ts';
import { storefrontReplies } from '../../../support/fixtures/storefrontReplies.ts';
import { FakePlatform } from '../../../support/fakes/FakePlatform.ts';
import '../../../support/setup/pageRoots.ts';

const platform = new FakePlatform(storefrontReplies);
const opened: [language: Language, api: unknown][] = [];
vi.mock('../../../../renderer/src/platform/web.ts', () => ({
  openWeb: (...parts: [language: Language, api: unknown]) => {
    opened.push(parts);
    return platform;
  },
}));

let hasUnsavedInput = false;
const renew = vi.fn();
platform.offline = {
  isActive: false,
  begin: () => Promise.resolve(false),
  firstInteraction: () => new Promise(() => undefined),
  replies: () => new Promise(() => undefined),
  onNewVersion: () => () => undefined,
  hasUnsavedInput: () => hasUnsavedInput,
  renew,
};
window.scrollTo = () => undefined;

/** The page's code is not on the server any more, as after a deployment. Returns whether the page handles it. */
function loseChunk(): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error('gone') });
  return !window.dispatchEvent(event);
}

// A page that no server has rendered, such as the app shell of an installed store.
beforeAll(async () => {
  history.replaceState(null, '', '/es/login');
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div id="root"></div>';
  await import('../../../../renderer/src/entry/client.tsx');
  await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' });
});

it('opens the page of the address in its language, on the API of its own origin, and remembers the language', () => {
  expect(document.documentElement.lang).toBe('es');
  expect(document.title).toMatch(/^Iniciar sesión/);
  expect(opened).toEqual([['es', undefined]]);
  expect(platform.remembered).toEqual(['es']);
});

it('offers a reload where a lost chunk would cost the visitor what they have typed', async () => {
  hasUnsavedInput = true;
  // Otherwise it might be the chunk of a page that is only prefetched.
  const failed = document.body.appendChild(document.createElement('div'));
  failed.dataset['failed'] = '';
  expect(loseChunk()).toBe(false);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Recargar de todos modos' }));
  expect(renew).toHaveBeenCalledOnce();
  hasUnsavedInput = false;
  failed.remove();
});

it('leads to another page in the same language, without loading the document', async () => {
  await userEvent.setup().click(screen.getAllByRole('link', { name: /registr|cuenta/i })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Crear cuenta' });
  expect(location.pathname).toBe('/es/register');
});
