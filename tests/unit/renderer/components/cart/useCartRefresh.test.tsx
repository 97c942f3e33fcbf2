import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../../../renderer/src/routing/paths.ts';
import { anInquiry, shop } from '../../../../support/builders/aMember.ts';
import { anOrderQuote } from '../../../../support/builders/anOrderQuote.ts';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const quoteListPrices: NonNullable<Answers['quoteListPrices']> = ({ lines }) => ({
  lines: lines.map(({ sku_id, quantity }) => ({ sku: aSku(Number(sku_id)), quantity, price: 1_200 })),
  total: 1_200,
  currency: 'USD',
  seller: anInquiry().seller,
  created_at: '2026-03-01T09:00:00.000Z',
  valid_until: '2026-03-31T12:00:00.000Z',
});

async function openWithCart(path: string, shown: RegExp) {
  const { answers, cart } = shop();
  cart.quantities.set(1, 2);
  const store = await openStore(path, {
    answers: { ...answers, quoteOrder: () => anOrderQuote(), quoteListPrices },
    user: MEMBER,
  });
  const reads = (): number => store.platform.calls.filter(([name]) => name === 'readCart').length;
  await screen.findAllByText(shown);
  return { ...store, reads };
}

/** Dispatches the event of a page that the browser shows, restored from its history or loaded. */
const show = (persisted: boolean): Promise<void> =>
  act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

describe.each([
  [paths.cart, /Probe 1/],
  [paths.quotation, /Probe 1/],
  [paths.checkout, /Place the order/],
  [paths.budget, /Probe 1/],
])('the cart on %s', (path, shown) => {
  it('is read again on a page restored from the history, and when the network returns', async () => {
    const { reads, stores } = await openWithCart(path, shown);
    const first = reads();
    await show(false);
    expect(reads()).toBe(first);
    await show(true);
    await waitFor(() => expect(reads()).toBe(first + 1));
    act(() => stores.ui.setOnline(false));
    expect(reads()).toBe(first + 1);
    act(() => stores.ui.setOnline(true));
    await waitFor(() => expect(reads()).toBe(first + 2));
  });
});
