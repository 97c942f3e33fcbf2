import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../../renderer/src/i18n/serverTexts.ts';
import { PinPad } from '../../../../../renderer/src/pages/staff/PinPad.tsx';
import styles from '../../../../../renderer/src/pages/staff/PinPad.module.css';

afterEach(cleanup);

async function open(isBlocked = false) {
  const texts = await createI18n('en', serverTexts);
  await texts.loadNamespaces(['staff']);
  const onDone = vi.fn(() => Promise.resolve());
  render(
    <I18nextProvider i18n={texts}>
      <PinPad label="Staff PIN" action="Open" message="" isBlocked={isBlocked} onDone={onDone} />
    </I18nextProvider>,
  );
  const dots = [...screen.getByRole('status').children];
  const key = (name: string) => screen.getByRole('button', { name });
  const filled = (): boolean[] => dots.map((dot) => dot.classList.contains(styles.filled));
  return { shopper: userEvent.setup(), onDone, key, filled };
}

it('fills a dot for each digit, by touch or keyboard, and never shows the digits', async () => {
  const { shopper, key, filled } = await open();
  expect(filled()).toEqual([false, false, false, false, false, false]);
  await shopper.click(key('4'));
  await shopper.keyboard('71');
  expect(filled()).toEqual([true, true, true, false, false, false]);
  expect(within(screen.getByRole('status')).queryByText(/\d/)).toBeNull();
  await shopper.click(key('Delete the last digit'));
  expect(screen.getByRole('status', { name: '2 digits entered' })).toBeDefined();
  await shopper.keyboard('x{Backspace}');
  expect(screen.getByRole('status', { name: '1 digit entered' })).toBeDefined();
});

it('hands over what was entered, and begins anew', async () => {
  const { shopper, onDone, key, filled } = await open();
  expect(key('Open')).toHaveProperty('disabled', true);
  await shopper.keyboard('471192{Enter}');
  expect(onDone).toHaveBeenCalledExactlyOnceWith('471192');
  expect(filled()).not.toContain(true);
});

it('presses the focused key at Enter, and takes twelve digits at most', async () => {
  const { shopper, onDone, key } = await open();
  key('9').focus();
  await shopper.keyboard('1234567890{Enter}{Enter}{Enter}');
  expect(onDone).not.toHaveBeenCalled();
  await shopper.click(key('Open'));
  expect(onDone).toHaveBeenCalledExactlyOnceWith('123456789099');
});

it('takes nothing while it is blocked', async () => {
  const { shopper, onDone, key, filled } = await open(true);
  await shopper.keyboard('471192{Enter}');
  expect(key('4')).toHaveProperty('disabled', true);
  expect(filled()).not.toContain(true);
  expect(onDone).not.toHaveBeenCalled();
});
