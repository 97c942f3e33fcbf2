import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { OrderPadStore } from '../../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import { padEntry } from '../../../../../renderer/src/stores/orderPad/PadLine.ts';
import type { SkuWithProduct } from '../../../../../shared/contract/schemas/catalogue.ts';
import { padOffer } from '../../../../../shared/orderPad/resolveLines.ts';
import { anAddress, list, shop } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const main = () => within(screen.getByRole('main'));
const confirm = () => main().getByRole('button', { name: 'OK, got it' });

/** Visits of one browser, in which a variant changes from one to the next. */
function visits(path: string, user: typeof MEMBER | null) {
  const storage = memoryStorage();
  return async (sku: SkuWithProduct, isFirst = false) => {
    cleanup();
    const store = await openStore(isFirst ? '/category' : path, {
      answers: {
        ...shop([anAddress()]).answers,
        listSkus: () => list([sku]),
        resolveLines: ({ lines }) => ({ lines: lines.map(() => ({ outcome: 'found', offers: [padOffer(sku)] })) }),
      },
      user,
      storage,
    });
    if (isFirst) {
      act(() => void store.stores.pageStore(OrderPadStore).add([padEntry('SKU-1', 2)]));
      if (!user) await act(() => store.stores.cart.add(1, 2));
      await act(() => store.go(path));
    }
    await main().findByText('In stock · 3 days');
    return store;
  };
}

it('a guest’s cart says what has changed since it was last shown, until that was read', async () => {
  const visit = visits('/cart', null);
  const sku = aSku(1, undefined);
  await visit(sku, true);
  expect(main().queryByText(/changed/)).toBeNull();
  await visit({ ...sku, pack_size: 10 });
  expect(await main().findByText('Pack size changed from 1 to 10')).toBeDefined();
  await visit({ ...sku, pack_size: 10 });
  expect(await main().findByText('1 product in your cart has changed')).toBeDefined();
  act(() => confirm().click());
  await waitFor(() => expect(main().queryByText(/changed/)).toBeNull());
  await visit({ ...sku, pack_size: 10 });
  expect(main().queryByText(/changed/)).toBeNull();
});

it('the order pad says what has changed since it was last shown, until that was read', async () => {
  const visit = visits('/orderPad', MEMBER);
  await visit(aSku(1), true);
  expect(main().queryByText(/changed/)).toBeNull();
  await visit(aSku(1, 1_200));
  expect(await main().findByText('Price changed from $10.00 to $12.00')).toBeDefined();
  expect(main().getByText('1 product in your list has changed')).toBeDefined();
  act(() => confirm().click());
  await waitFor(() => expect(main().queryByText(/changed/)).toBeNull());
  await visit(aSku(1, 1_200));
  expect(main().queryByText(/changed/)).toBeNull();
});

it('signing out forgets the prices that were shown', async () => {
  const visit = visits('/orderPad', MEMBER);
  await visit(aSku(1), true);
  const { stores, platform } = await visit(aSku(1, 1_200));
  await main().findByText('Price changed from $10.00 to $12.00');
  await act(() => stores.session.logout());
  act(() => platform.become(null));
  await visit(aSku(1, 1_300));
  expect(main().queryByText(/Price changed/)).toBeNull();
});
