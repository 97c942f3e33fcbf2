import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../../support/fixtures/storefrontReplies.ts';
import { aPage, aProduct } from '../../../../../support/builders/aProduct.ts';

const answers = { ...storefrontReplies, listProducts: () => aPage([aProduct()], { total: 200 }) };
const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });

it('another page of a list moves the focus to the heading; another order leaves it where it is', async () => {
  const { go, shopper, address } = await openStore('/product/productList?brand=3', { answers });
  await shopper.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  expect(address()).toBe('/product/productList?brand=3&page=2');
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  order.focus();
  await act(() => go('/product/productList?brand=3&sort=name'));
  await waitFor(() => expect(address()).toBe('/product/productList?brand=3&sort=name'));
  expect(document.activeElement).toBe(order);
});
