import { expect, it } from 'vitest';
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
