import { expect, it, vi } from 'vitest';
import { assistKeyboard } from '../../../../../renderer/src/entry/browser/assistKeyboard.ts';

assistKeyboard(document);
document.body.innerHTML = '<form><input /><button>Send</button><textarea></textarea></form>';
const isPressed = (selector: string, init: KeyboardEventInit): boolean =>
  document
    .querySelector(selector)!
    .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

it.each([
  ['button', { key: 'Enter' }, true],
  ['button', { key: 'Enter', repeat: true }, false],
  ['input', { key: 'Enter', repeat: true }, false],
  ['textarea', { key: 'Enter', repeat: true }, true],
  ['input', { key: 'ArrowUp', repeat: true }, true],
])('%s: %o reaches it: %s', (selector, init, expected) => {
  expect(isPressed(selector, init)).toBe(expected);
});

it.each([
  ['Tab', 1],
  ['a', 0],
])('%s scrolls the focused control into view: %i time', (key, times) => {
  const scrollIntoView = vi.fn<(options: ScrollIntoViewOptions) => void>();
  const button = document.querySelector('button')!;
  Object.assign(button, { scrollIntoView });
  button.focus();
  button.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
  expect(scrollIntoView.mock.calls).toEqual(times ? [[{ block: 'nearest', inline: 'nearest' }]] : []);
});
