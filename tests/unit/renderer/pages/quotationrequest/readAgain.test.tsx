import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderPadStore } from '../../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import { padEntry } from '../../../../../renderer/src/stores/orderPad/PadLine.ts';
import { padOffer } from '../../../../../shared/orderPad/resolveLines.ts';
import { anAddress, list, shop } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

afterEach(() => vi.restoreAllMocks());

/** Lets as much time pass as answers of the store are fresh. */
function passTime(): void {
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
}

it.each(['/cart/goodOffer?sku=1&quantity=2', '/cart/goodOffer?pad=1', '/cart/goodOffer'])(
  '%s reads prices again when its window is looked at again, and what is typed stays',
  async (path) => {
    let price = 1_000;
    const sku = () => ({ ...aSku(1), is_priced: true, market_price: price });
    const answers: Answers = {
      ...shop([anAddress()]).answers,
      listSkus: () => list([sku()]),
      resolveLines: ({ lines }) => ({ lines: lines.map(() => ({ outcome: 'found', offers: [padOffer(sku())] })) }),
      readCart: () => ({
        lines: [{ id: 1, sku: sku(), quantity: 2, line_total: 2 * price }],
        total: 2 * price,
        unpriced: 0,
        currency: 'USD',
      }),
    };
    const { stores, shopper, go } = await openStore('/category', { user: MEMBER, answers });
    act(() => void stores.pageStore(OrderPadStore).add([padEntry('SKU-1', 2)]));
    await act(() => go(path));
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.getAllByText('$20.00')).not.toEqual([]));
    const message = main.getByRole('textbox', { name: /^What else should we know/ });
    await shopper.type(message, 'By Friday');
    price = 1_500;
    passTime();
    act(() => stores.ui.setVisible(false));
    await act(async () => stores.ui.setVisible(true));
    await waitFor(() => expect(main.getAllByText('$30.00')).not.toEqual([]));
    expect(message).toHaveProperty('value', 'By Friday');
    expect(message.isConnected).toBe(true);
  },
);

it('the lines of the order pad are read once, and again only after a minute', async () => {
  const requests: unknown[] = [];
  const answers: Answers = {
    ...shop([anAddress()]).answers,
    listSkus: ({ ids }) => {
      requests.push(ids);
      return list((ids as number[]).map((id) => aSku(id)));
    },
    resolveLines: ({ lines }) => ({
      lines: lines.map(({ text }) => ({ outcome: 'found', offers: [padOffer(aSku(Number(text.slice(4))))] })),
    }),
  };
  const { stores, go } = await openStore('/category', { user: MEMBER, answers });
  const pad = stores.pageStore(OrderPadStore);
  act(() => void pad.add([padEntry('SKU-1', 2), padEntry('SKU-2', 1)]));
  await act(() => go('/cart/goodOffer?pad=1'));
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('heading', { name: '2 products' })).toBeDefined();
  const lookAgain = async () => {
    act(() => stores.ui.setVisible(false));
    await act(async () => stores.ui.setVisible(true));
  };
  const before = requests.length;
  await lookAgain();
  expect(requests).toHaveLength(before);
  // A line that is added is read alone; one that leaves asks for nothing.
  act(() => void pad.add([padEntry('SKU-3', 1)]));
  expect(await main.findByRole('heading', { name: '3 products' })).toBeDefined();
  act(() => pad.remove(pad.lines.slice(0, 1)));
  expect(await main.findByRole('heading', { name: '2 products' })).toBeDefined();
  expect(requests.slice(before)).toEqual([[3]]);
  passTime();
  await lookAgain();
  expect(requests.slice(before)).toEqual([[3], [2, 3]]);
});
