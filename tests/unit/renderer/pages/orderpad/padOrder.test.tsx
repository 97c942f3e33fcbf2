import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { Answers } from '../../../../support/drivers/renderPages.tsx';
import { aShownPad, padCells, padField, padRow } from '../../../../support/fakes/orderPad/aShownPad.tsx';

afterEach(cleanup);

const add = (name: RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const refused = (errors: Record<string, string>): Answers => ({
  addCartLines: () => Promise.reject(new ApiError(Code.refused, 'Please check', { errors })),
});
const alert = (): string => within(screen.getByRole('region', { name: /^\d lines?$/ })).getByRole('alert').textContent;

it('the lines that are found go into the cart together, once, and leave the list', async () => {
  const { stores, calls, pad } = await aShownPad({ 'P-1': 2, 'P-2': 3, unknown: 1 });
  await screen.findByText('Probe 2');
  expect(padCells(3)[2]).toContain('Not found');
  add(/^Add 2 lines to the cart/);
  expect(screen.getByRole('button', { name: /^Add 2 lines/ }).ariaDisabled).toBe('true');
  add(/^Add 2 lines to the cart/);
  await waitFor(() => expect(padField(1).value).toBe('unknown'));
  const sent = calls.filter(({ name }) => name === 'addCartLines');
  expect(sent.map(({ payload }) => payload)).toMatchObject([
    {
      lines: [
        { sku_id: 1, quantity: 2 },
        { sku_id: 2, quantity: 3 },
      ],
    },
  ]);
  expect(stores.notices.queue.at(-1)).toMatchObject({
    intent: 'success',
    text: { key: 'orderPad:addedToCart', values: { count: 2 } },
  });
  expect(screen.getByRole('button', { name: 'Add to the cart' }).ariaDisabled).toBe('true');
  // The same lines once more are another order.
  act(() => pad.undo());
  add(/^Add 2 lines to the cart/);
  await waitFor(() => expect(calls.filter(({ name }) => name === 'addCartLines')).toHaveLength(2));
  const keys = calls.flatMap(({ name, payload }) =>
    name === 'addCartLines' ? [(payload as { idempotency_key: string }).idempotency_key] : [],
  );
  expect(new Set(keys).size).toBe(2);
});

it('without a network the lines wait in the outbox: that is said, and they leave the list', async () => {
  const queued = { addCartLines: () => Promise.reject(new ApiError('queued')) };
  const { stores } = await aShownPad({ 'P-1': 2 }, { answers: queued });
  await screen.findByText('Probe 1');
  add(/^Add 1 line to the cart/);
  await waitFor(() => expect(screen.queryByText('Probe 1')).toBeNull());
  expect(stores.notices.queue.at(-1)).toMatchObject({ intent: 'info', text: { key: 'failures:queued' } });
});

it('a line that the store refuses is marked with the reason, and none is added', async () => {
  const { stores } = await aShownPad(
    { 'P-1': 2, 'P-2': 3 },
    { answers: refused({ 'lines.1.quantity': 'Only in pairs', other: 'something' }) },
  );
  await screen.findByText('Probe 2');
  add(/^Add 2 lines to the cart/);
  expect(await within(padRow(2)).findByText('Only in pairs')).toBeDefined();
  expect(within(padRow(1)).queryByText('Only in pairs')).toBeNull();
  expect(alert()).toContain('1 line cannot be ordered like this');
  expect(stores.notices.queue).toEqual([]);
  expect(screen.getByRole('button', { name: /^Add 2 lines/ }).ariaDisabled).not.toBe('true');
});

it('a failure of the store is said below the list', async () => {
  const down = { addCartLines: () => Promise.reject(new ApiError('offline')) };
  await aShownPad({ 'P-1': 2 }, { answers: down });
  await screen.findByText('Probe 1');
  add(/^Add 1 line to the cart/);
  await waitFor(() => expect(alert()).not.toBe(''));
  expect(padField(1).value).toBe('P-1');
});

it('a guest’s cart takes 999 pieces of a product and 200 products', async () => {
  const { stores } = await aShownPad({ 'P-1': 2, 'P-2': 1 }, { isGuest: true });
  await screen.findByText('Probe 2');
  act(() => void stores.cart.add(2, 999));
  add(/^Add 2 lines to the cart/);
  expect(await within(padRow(2)).findByText('The maximum quantity is 999')).toBeDefined();
  expect(alert()).toContain('1 line cannot be ordered like this');
  act(() => void stores.cart.remove([2]));
  for (let id = 1000; id < 1199; id++) act(() => void stores.cart.add(id, 1));
  add(/^Add 2 lines to the cart/);
  await waitFor(() => expect(alert()).toContain('a cart holds 200 products'));
  expect(within(padRow(2)).queryByText('The maximum quantity is 999')).toBeNull();
});
