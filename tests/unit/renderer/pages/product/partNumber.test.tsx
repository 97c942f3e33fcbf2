import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductIntro } from '../../../../../renderer/src/pages/product/ProductIntro.tsx';
import { aWholeProduct } from '../../../../support/builders/aProductPage.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['is copied, and said to be', vi.fn(() => Promise.resolve()), 'Copied: CX5-2C'],
  ['that cannot be copied is not said to be', vi.fn(() => Promise.reject(new Error('denied'))), ''],
])('a part number %s', async (_what, writeText, status) => {
  const product = aWholeProduct();
  await renderPart(<ProductIntro product={{ ...product, code: 'CX5-2C' }} sku={null} />, { answers: {} });
  const shopper = userEvent.setup();
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  expect(screen.getByRole('status').textContent).toBe('');
  await shopper.click(screen.getByRole('button', { name: 'Copy the part number CX5-2C' }));
  expect(writeText).toHaveBeenCalledWith('CX5-2C');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(status));
});

it.each([
  [null, 'CX5-2C', false],
  [{ code: 'CX5-2C-5', gtin: '4006381333931' }, 'CX5-2C-5', true],
  [{ code: 'CX5-2C-5', gtin: null }, 'CX5-2C-5', false],
])('shows the number of the chosen variant, and its bar code where it has one: %j', async (fields, code, hasGtin) => {
  const product = aWholeProduct();
  const sku = fields && { ...product.skus[0]!, ...fields };
  await renderPart(<ProductIntro product={{ ...product, code: 'CX5-2C' }} sku={sku} />, { answers: {} });
  expect(screen.getByRole('button', { name: /^Copy the part number/ }).previousElementSibling!.textContent).toBe(code);
  expect(screen.queryByText('4006381333931') !== null).toBe(hasGtin);
});
