import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderPadStore } from '../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import { padEntry } from '../../../../renderer/src/stores/orderPad/PadLine.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { padOffer } from '../../../../shared/orderPad/resolveLines.ts';
import { anAddress, list, shop } from '../../../support/builders/aMember.ts';
import { openStore, type OpenStore } from '../../../support/drivers/openStore.tsx';
import { aSku } from '../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../support/fakes/FakePlatform.ts';
import { storefrontReplies } from '../../../support/fixtures/storefrontReplies.ts';

/** Answers only while there is a network. */
function network() {
  let isLost = true;
  const reached =
    <A extends unknown[], R>(answer: (...args: A) => R) =>
    (...args: A): R => {
      if (isLost) throw new ApiError('offline');
      return answer(...args);
    };
  const comeBack = async ({ stores }: OpenStore, failure: RegExp): Promise<void> => {
    expect(await screen.findByText(failure)).toBeDefined();
    isLost = false;
    act(() => stores.ui.setOnline(false));
    await act(async () => stores.ui.setOnline(true));
    await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  };
  return { reached, comeBack };
}

const found: NonNullable<Answers['resolveLines']> = ({ lines }) => ({
  lines: lines.map(() => ({ outcome: 'found' as const, offers: [padOffer(aSku(1))] })),
});

it('an order pad looks its lines up once the connection is back', async () => {
  const { reached, comeBack } = network();
  const store = await openStore('/orderPad', {
    answers: { ...storefrontReplies, resolveLines: reached(found) },
  });
  act(() => void store.stores.pageStore(OrderPadStore).add([padEntry('SKU-1')]));
  await comeBack(store, /could not be looked up/);
  expect(await screen.findByText('1 ready to order')).toBeDefined();
});

it('a request for a quotation reads its product once the connection is back', async () => {
  const { reached, comeBack } = network();
  const answers = { ...storefrontReplies, ...shop([anAddress()]).answers };
  const store = await openStore('/cart/goodOffer?sku=1&quantity=2', {
    user: MEMBER,
    answers: {
      ...answers,
      listSkus: reached(() => list([aSku(1)])),
    },
  });
  await comeBack(store, /could not be prepared/);
  expect(await screen.findByRole('button', { name: 'Send the request' })).toBeDefined();
});
