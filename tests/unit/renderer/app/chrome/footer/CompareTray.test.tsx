import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { CompareTray } from '../../../../../../renderer/src/app/chrome/footer/CompareTray.tsx';
import { aPage, aProduct } from '../../../../../support/builders/aProduct.ts';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const products = [aProduct({ id: 2, en_product_name: 'Two' }), aProduct({ id: 5, en_product_name: 'Five' })];
const open = async (device: 'desktop' | 'mobile', ...ids: number[]) => {
  const listProducts = () => aPage(products);
  const opened = await renderPart(<CompareTray />, { answers: { listProducts }, device });
  act(() => ids.forEach((id) => opened.stores.compare.toggle(id)));
  return opened;
};
const names = (): string[] => screen.queryAllByRole('listitem').map(({ title }) => title);

it('shows what was chosen, in that order, and takes out one or all', async () => {
  const { stores } = await open('desktop', 5, 2);
  expect(screen.getByRole('status').textContent).toBe('Compare 2 of 4');
  await waitFor(() => expect(names()).toEqual(['Five', 'Two']));
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toMatch(/5.*2/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Five from the comparison' }));
  await waitFor(() => expect([names(), stores.compare.ids]).toEqual([['Two'], [2]]));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(stores.compare.ids).toEqual([]);
});

it('counts a product that is not sold any more, without a name', async () => {
  await open('desktop', 2, 99);
  await waitFor(() => expect(names()).toEqual(['Two']));
  expect(screen.getByRole('status').textContent).toBe('Compare 2 of 4');
});

it('a phone has room for the number alone', async () => {
  const { calls } = await open('mobile', 5, 2);
  const tray = within(screen.getByRole('region', { name: 'Compare products' }));
  expect(tray.getByRole('status').textContent).toBe('Compare 2 of 4');
  expect([names(), calls.filter(({ name }) => name === 'listProducts')]).toEqual([[], []]);
});
