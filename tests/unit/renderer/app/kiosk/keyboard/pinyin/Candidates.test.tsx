import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Keyboard } from '../../../../../../../renderer/src/app/kiosk/keyboard/Keyboard.tsx';
import candidates from '../../../../../../../renderer/src/app/kiosk/keyboard/pinyin/Candidates.module.css';
import type { Field } from '../../../../../../../renderer/src/app/kiosk/keyboard/typing.ts';
import { renderPart } from '../../../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);
window.scrollBy = () => undefined;

/** The keyboard of a Chinese kiosk at a field; the page’s text has the store’s words. */
async function aKeyboard() {
  function Page() {
    const [field, setField] = useState<Field | null>(null);
    return (
      <div id="root">
        <p>超声探头 超声 监护仪</p>
        <input aria-label="field" ref={setField} />
        {field && <Keyboard field={field} />}
      </div>
    );
  }
  await renderPart(<Page />, { answers: {}, language: 'zh' });
  await waitFor(() => expect(offered).not.toThrow());
  const field = screen.getByLabelText<HTMLInputElement>('field');
  field.focus();
  const type = (text: string): void => {
    fireEvent.input(field, { target: { value: field.value + text } });
    act(() => field.setSelectionRange(field.value.length, field.value.length));
    fireEvent(document, new Event('selectionchange'));
  };
  return { field, type };
}
const row = (): HTMLElement => document.querySelector(`.${candidates.root}`)!;
const words = (): HTMLElement[] => [...row().querySelectorAll<HTMLElement>(`.${candidates.words} button`)];
const offered = (): string[] => words().map(({ textContent }) => textContent);
const arrows = (): HTMLButtonElement[] => [...row().querySelectorAll<HTMLButtonElement>('button[aria-label]')];
function press(button: Element): void {
  const event = createEvent.pointerDown(button);
  fireEvent(button, event);
  // The field keeps the focus.
  expect(event.defaultPrevented).toBe(true);
}

it('offers the store’s words first for what is typed; a touch writes one, and leaves the remaining letters', async () => {
  const { field, type } = await aKeyboard();
  expect(offered()).toEqual([]);
  type('chaosheng');
  expect(offered()[0]).toBe('超声');
  expect(words().map(({ classList }) => classList.contains(candidates.first))).toEqual(
    words().map((_, index) => index === 0),
  );
  press(words()[0]!);
  expect(field.value).toBe('超声');
  expect(offered()).toEqual([]);
  type('jianhuyix');
  press(words().find(({ textContent }) => textContent === '监护仪')!);
  expect(field.value).toBe('超声监护仪x');
});

it('what does not fit is on further pages, there and back; other letters begin at the first', async () => {
  const { type } = await aKeyboard();
  type('shi');
  const first = offered();
  expect(first.length).toBeGreaterThan(3);
  const [earlier, later] = arrows();
  expect([earlier!.disabled, later!.disabled]).toEqual([true, false]);
  press(later!);
  const second = offered();
  expect(second.some((word) => first.includes(word))).toBe(false);
  expect(arrows()[0]!.disabled).toBe(false);
  press(arrows()[1]!);
  press(arrows()[0]!);
  expect(offered()).toEqual(second);
  press(arrows()[0]!);
  expect(offered()).toEqual(first);
  for (let pages = 0; !arrows()[1]!.disabled && pages < 100; pages++) press(arrows()[1]!);
  const last = offered();
  expect(last.length).toBeGreaterThan(0);
  type('y');
  expect(offered()).not.toEqual(last);
  expect(arrows()[0]?.disabled ?? true).toBe(true);
});

it('shows as many as the screen has room for, at least one', async () => {
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1);
  const { type } = await aKeyboard();
  type('shi');
  expect(offered()).toHaveLength(1);
  // 72 px each, and the arrows have 144.
  width.mockReturnValue(144 + 3 * 72);
  fireEvent(window, new Event('resize'));
  expect(offered()).toHaveLength(3);
  width.mockReturnValue(144 + 3 * 72 - 1);
  fireEvent(window, new Event('resize'));
  expect(offered()).toHaveLength(2);
  width.mockRestore();
});

it('the space bar takes the first candidate, and is a space where there is none', async () => {
  const { field, type } = await aKeyboard();
  const space = screen.getByRole('button', { name: '空格' });
  type('chaosheng');
  fireEvent.pointerDown(space);
  expect(field.value).toBe('超声');
  fireEvent.pointerDown(space);
  expect(field.value).toBe('超声 ');
});
