import { act } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuantityField } from '../../../../../renderer/src/components/cart/QuantityField.tsx';
import { createI18n } from '../../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../../renderer/src/i18n/serverTexts.ts';

const texts = await createI18n('en', serverTexts);

interface FormProps {
  onAdd: (chosen: { quantity: number; size: string }) => void;
  onSend: () => void;
}

/** A quantity that is read once typing pauses, a choice, a button that reads both, and one that sends the form. */
function Form({ onAdd, onSend }: FormProps) {
  const [quantity, setQuantity] = useState(1);
  const [size, setSize] = useState('small');
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <I18nextProvider i18n={texts}>
      <form onSubmit={handleSubmit}>
        <QuantityField label="Quantity" value={quantity} onChange={setQuantity} />
        <input type="radio" value="small" checked={size === 'small'} onChange={() => setSize('small')} />
        <input type="radio" value="large" checked={size === 'large'} onChange={() => setSize('large')} />
        <button type="button" onClick={() => onAdd({ quantity, size })}>
          Add to cart
        </button>
        <button type="submit">Send</button>
      </form>
    </I18nextProvider>
  );
}

const handleAdd = vi.fn<FormProps['onAdd']>();
const handleSend = vi.fn<FormProps['onSend']>();
let root: Root | null = null;
const field = (selector: string): HTMLInputElement => document.querySelector<HTMLInputElement>(selector)!;
const quantity = (): HTMLInputElement => field('input[inputmode]');
const button = (text: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  document.body.innerHTML = `<div id="app">${renderToString(<Form onAdd={handleAdd} onSend={handleSend} />)}</div>`;
});
afterEach(() => {
  act(() => root?.unmount());
  document.documentElement.removeAttribute('data-alive');
});

const begin = async (): Promise<unknown> => import('../../../../../renderer/src/entry/browser/earlyInput.ts');
const hydrate = async (): Promise<void> =>
  act(() => void (root = hydrateRoot(document.querySelector('#app')!, <Form onAdd={handleAdd} onSend={handleSend} />)));
/** The page says that it is hydrated. */
const finish = async (): Promise<void> =>
  act(async () => {
    document.documentElement.setAttribute('data-alive', '');
    // The tasks in which values and presses are repeated.
    for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve));
  });

function typeQuantity(text: string): void {
  quantity().focus();
  quantity().value = text;
  quantity().dispatchEvent(new Event('input', { bubbles: true }));
}

it('a press before the page was hydrated acts with the quantity and the choice made before it', async () => {
  await begin();
  typeQuantity('4');
  field('input[value=large]').click();
  button('Add to cart').focus();
  button('Add to cart').click();
  await hydrate();
  expect(handleAdd).not.toHaveBeenCalled();
  await finish();
  expect(handleAdd.mock.calls).toEqual([[{ quantity: 4, size: 'large' }]]);
});

it('a press while the page is being hydrated acts with the values typed before it, and once', async () => {
  await begin();
  typeQuantity('12');
  await hydrate();
  button('Add to cart').focus();
  button('Add to cart').click();
  expect(handleAdd).not.toHaveBeenCalled();
  await finish();
  expect(handleAdd.mock.calls).toEqual([[{ quantity: 12, size: 'small' }]]);
  button('Add to cart').click();
  expect(handleAdd).toHaveBeenCalledTimes(2);
});

it('a form that is sent while the page is being hydrated is sent once, by the page', async () => {
  await begin();
  typeQuantity('2');
  await hydrate();
  button('Send').click();
  expect(handleSend).not.toHaveBeenCalled();
  await finish();
  expect(handleSend).toHaveBeenCalledTimes(1);
});

it('a quantity that is still being typed is not corrected', async () => {
  await begin();
  typeQuantity('4000');
  await hydrate();
  await finish();
  expect(document.activeElement).toBe(quantity());
  expect(quantity().value).toBe('4000');
});
