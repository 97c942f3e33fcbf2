import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../../../renderer/src/i18n/serverTexts.ts';
import { DeviceTests } from '../../../../../../renderer/src/pages/staff/checks/DeviceTests.tsx';
import { FIELDS } from '../../../../../../renderer/src/pages/staff/checks/TouchTest.tsx';

const shown = (texts: i18n) => (
  <I18nextProvider i18n={texts}>
    <DeviceTests />
  </I18nextProvider>
);
let page: ReturnType<typeof render>;
beforeEach(async () => {
  const texts = await createI18n('en', serverTexts);
  await texts.loadNamespaces(['staff']);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  page = render(shown(texts));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
/** A scanner types quickly, and ends with Enter. */
function scan(code: string, gapMs: number): void {
  let at = 1_000;
  for (const key of [...Array.from(code), 'Enter']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: (at += gapMs) });
    document.body.dispatchEvent(event);
    // A scan must not press anything on the page.
    expect(event.defaultPrevented).toBe(true);
  }
}

it('tests nothing before it is asked to, and one device at a time', () => {
  const disabled = () => screen.getAllByRole<HTMLButtonElement>('button').map((button) => button.disabled);
  expect(disabled()).toEqual([false, false, false]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '', '']);
  begin('Test the scanner');
  expect(disabled()).toEqual([true, true, true]);
});

it('shows the scanned text', async () => {
  begin('Test the scanner');
  expect(screen.getByText('Scan any code now.')).toBeDefined();
  scan('4006381333931', 8);
  expect(await screen.findByText('Read: 4006381333931')).toBeDefined();
});

it('a hand on the keys is no scanner, and one that is silent is said to be', async () => {
  begin('Test the scanner');
  scan('4006', 400);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await screen.findByText('The scanner sent no data.')).toBeDefined();
});

it('the keys belong to the next page again once staff leave a test that waits for a scan', async () => {
  begin('Test the scanner');
  cleanup();
  await vi.advanceTimersByTimeAsync(0);
  const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

/** A finger that moves over the first fields. */
function wipe(count: number): void {
  const dialog = screen.getByRole('dialog', { name: 'Test the screen' });
  const fields = dialog.querySelectorAll('[data-field]');
  for (let index = 0; index < count; index++) {
    document.elementFromPoint = () => fields[index] ?? null;
    fireEvent.pointerMove(dialog, { clientX: index, clientY: 0 });
  }
}

it('a screen that feels everywhere is found to be well', () => {
  begin('Test the screen');
  wipe(FIELDS);
  expect(screen.getByText('All 60 fields of the screen answered.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('finds a screen with dead areas, whether the test is ended or cannot be', async () => {
  begin('Test the screen');
  wipe(FIELDS - 1);
  fireEvent.click(screen.getByRole('button', { name: 'End the test' }));
  expect(screen.getByText('1 field of the screen did not answer.')).toBeDefined();
  begin('Test the screen');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await screen.findByText('60 fields of the screen did not answer.')).toBeDefined();
});

it('shows a test’s result in the current language', async () => {
  begin('Test the screen');
  fireEvent.click(screen.getByRole('button', { name: 'End the test' }));
  const russian = await createI18n('ru', serverTexts);
  await russian.loadNamespaces(['staff']);
  page.rerender(shown(russian));
  expect(screen.getByText('Не ответили 60 полей экрана.')).toBeDefined();
});

it('where there is nothing to play a sound on, that is said', async () => {
  vi.stubGlobal('AudioContext', undefined);
  begin('Test the sound');
  expect(await screen.findByText('No sound could be played.')).toBeDefined();
});
