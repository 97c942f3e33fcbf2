import { expect, it, vi } from 'vitest';
import { loadOnFirstInteraction } from '../../../../../renderer/src/entry/browser/loadOnFirstInteraction.ts';
import { createI18n } from '../../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../../renderer/src/i18n/serverTexts.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

it('tracks the focus from the first focused element on', async () => {
  const idleCallbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idleCallbacks.push(run));
  document.body.innerHTML = `
    <main><h1 tabindex="-1">Messages</h1><button>Mark as read</button></main>`;
  const texts = await createI18n('en', serverTexts);
  const { isBusy } = loadOnFirstInteraction(document, texts);
  expect(isBusy()).toBe(false);
  const button = document.querySelector<HTMLElement>('button')!;
  button.focus();
  await Promise.resolve(); // the interaction resolves a promise
  expect(isBusy()).toBe(true);
  await eventually(() => expect(isBusy()).toBe(false));
  button.remove();
  await eventually(() => expect(document.activeElement).toBe(document.querySelector('h1')));

  // The rest is loaded in idle time; until then nothing is being loaded.
  expect(isBusy()).toBe(false);
  idleCallbacks[0]!();
  await Promise.resolve(); // idle time resolves a promise
  expect(isBusy()).toBe(true);
  await eventually(() => expect(isBusy()).toBe(false));
  expect(texts.hasResourceBundle('en', 'suggestions')).toBe(true);
});
