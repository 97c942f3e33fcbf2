import { expect, it, vi } from 'vitest';
import { loadOnFirstInteraction } from '../../../../../renderer/src/entry/browser/loadOnFirstInteraction.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

it('tracks the focus from the first focused element on', async () => {
  const idleCallbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idleCallbacks.push(run));
  document.body.innerHTML = `
    <main><h1 tabindex="-1">Messages</h1><button>Mark as read</button></main>`;
  const { isBusy } = loadOnFirstInteraction(document, 'en');
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
});
