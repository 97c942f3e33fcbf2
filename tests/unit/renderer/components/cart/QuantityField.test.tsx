import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { QuantityField } from '../../../../../renderer/src/components/cart/QuantityField.tsx';
import { createI18n } from '../../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../../renderer/src/i18n/serverTexts.ts';

const texts = await createI18n('en', serverTexts);
const show = (onChange: (value: number) => void) =>
  render(
    <I18nextProvider i18n={texts}>
      <QuantityField label="Quantity" value={2} onChange={onChange} />
    </I18nextProvider>,
  );
afterEach(cleanup);

it('a quantity just typed is taken when the page is left before the pause is over', () => {
  const handleChange = vi.fn();
  show(handleChange);
  fireEvent.change(screen.getByRole('textbox', { name: 'Quantity' }), { target: { value: '7' } });
  expect(handleChange).not.toHaveBeenCalled();
  fireEvent(window, new Event('pagehide'));
  expect(handleChange.mock.calls).toEqual([[7]]);
  fireEvent(window, new Event('pagehide'));
  expect(handleChange).toHaveBeenCalledTimes(1);
});

it.each(['１２', '١٢', '۱۲'])('a quantity in digits of another keyboard, %s, is the same quantity', (typed) => {
  const handleChange = vi.fn();
  show(handleChange);
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(handleChange.mock.calls).toEqual([[12]]);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

it.each([
  ['the button with a plus', 3, () => fireEvent.click(screen.getByRole('button', { name: 'Quantity: +1' }))],
  ['the button with a minus', 1, () => fireEvent.click(screen.getByRole('button', { name: 'Quantity: −1' }))],
  ['the arrow up', 3, () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowUp' })],
  ['the arrow down', 1, () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowDown' })],
])('a quantity changes by one with %s', (_, changed, press) => {
  const handleChange = vi.fn();
  show(handleChange);
  press();
  fireEvent(window, new Event('pagehide'));
  expect(handleChange.mock.calls).toEqual([[changed]]);
});
