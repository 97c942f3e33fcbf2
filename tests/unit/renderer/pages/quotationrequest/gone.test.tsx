import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderPadStore } from '../../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import { padEntry } from '../../../../../renderer/src/stores/orderPad/PadLine.ts';
import type { SkuWithProduct } from '../../../../../shared/contract/schemas/catalogue.ts';
import { padOffer } from '../../../../../shared/orderPad/resolveLines.ts';
import { anAddress, anInquiry, list, shop } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const retired = (id: number) => ({ ...aSku(id), is_retired: true });
const GONE = 'This product is no longer sold';

/** A store that has retired variant 5, and does not know variant 6. */
const answers = (): Answers => ({
  ...shop([anAddress()]).answers,
  listSkus: ({ ids }) =>
    list((ids as number[]).flatMap((id) => (id === 6 ? [] : id === 5 ? [retired(5)] : [aSku(id)]))),
  resolveLines: ({ lines }) => ({
    lines: lines.map(({ text }) => ({ outcome: 'found', offers: [padOffer(aSku(Number(text.slice(4))))] })),
  }),
});

describe('a variant that is no longer sold', () => {
  it.each(['/cart/goodOffer?sku=5', '/cart/goodOffer?order=1&sku=5', '/cart/goodOffer/budget?sku=5'])(
    'is named as the reason at %s, with its product',
    async (path) => {
      await openStore(path, { answers: answers(), user: MEMBER });
      expect(await screen.findByRole('heading', { name: GONE })).toBeDefined();
      const link = screen.getByRole('link', { name: 'To the product' });
      expect(link.getAttribute('href')).toContain('/product/');
      expect(screen.queryByText('No products selected')).toBeNull();
    },
  );

  it('and that the store does not know is named as the reason, without a product', async () => {
    await openStore('/cart/goodOffer?sku=6', { answers: answers(), user: MEMBER });
    expect(await screen.findByRole('heading', { name: GONE })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'To the product' })).toBeNull();
  });

  it('is said to be left out of a guest’s list, and the others are shown', async () => {
    const { stores, go } = await openStore('/category', { answers: answers() });
    await act(async () => {
      for (const id of [5, 6, 7]) await stores.cart.add(id, 1);
    });
    await act(() => go('/cart/goodOffer'));
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { name: '1 product' })).toBeDefined();
    expect(main.getByText(/^2 products are no longer sold and are left out here/)).toBeDefined();
    // The store no longer knows the other one.
    expect(main.getByText('SKU-5')).toBeDefined();
  });

  it('is said to be left out of a request from the order pad, and stays there', async () => {
    const { stores, go, shopper } = await openStore('/category', {
      answers: { ...answers(), createInquiry: () => anInquiry(), readInquiry: () => anInquiry() },
      user: MEMBER,
    });
    const pad = stores.pageStore(OrderPadStore);
    act(() => void pad.add([padEntry('SKU-5', 1), padEntry('SKU-6', 1), padEntry('SKU-7', 1)]));
    await act(() => go('/cart/goodOffer?pad=1'));
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/^2 products are no longer sold/)).toBeDefined();
    await shopper.click(main.getByRole('button', { name: 'Send the request' }));
    await screen.findByText('Q-2026-000007');
    await waitFor(() => expect(pad.lines.map(({ text }) => text)).toEqual(['SKU-5', 'SKU-6']));
  });

  it('in a member’s cart is the reason only where nothing else could be selected', async () => {
    const line = (sku: SkuWithProduct) => ({ id: sku.id, sku, quantity: 1, line_total: null });
    const skus: SkuWithProduct[] = [retired(5)];
    const readCart = () => ({ lines: skus.map(line), total: 0, unpriced: 0, currency: 'USD' });
    const { stores } = await openStore('/cart/goodOffer', { answers: { ...answers(), readCart }, user: MEMBER });
    expect(await screen.findByRole('heading', { name: GONE })).toBeDefined();
    skus.push(aSku(7));
    await act(() => stores.cart.load());
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/^1 product is no longer sold and is left out here/)).toBeDefined();
    act(() => stores.cart.select([7], false));
    expect(await screen.findByText('No products selected')).toBeDefined();
  });
});
