import { afterEach, expect, it, vi } from 'vitest';
import { followMouseButtons } from '../../../../../renderer/src/entry/browser/followMouseButtons.ts';

const go = vi.spyOn(window.history, 'go').mockReturnValue(undefined);
followMouseButtons(window);
afterEach(() => void go.mockClear());
const release = (button: number): MouseEvent => {
  const event = new MouseEvent('mouseup', { button, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
};

it.each([
  [3, -1],
  [4, 1],
])('button %i goes %i, instead of Electron', (button, step) => {
  expect(release(button).defaultPrevented).toBe(true);
  expect(go.mock.calls).toEqual([[step]]);
});

it.each([0, 1, 2])('leaves button %i alone', (button) => {
  expect(release(button).defaultPrevented).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

it('leaves a press alone that the page has handled, as a kiosk does', () => {
  const refuse = (event: Event): void => event.preventDefault();
  document.addEventListener('mouseup', refuse, { capture: true });
  release(3);
  document.removeEventListener('mouseup', refuse, { capture: true });
  expect(go).not.toHaveBeenCalled();
});
