import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderPadStore } from '../../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import { padEntry } from '../../../../../renderer/src/stores/orderPad/PadLine.ts';
import type { Request } from '../../../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { padOffer } from '../../../../../shared/orderPad/resolveLines.ts';
import { aProfile, list, selectSpain } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

/** The request for the lines of the order pad: a product that is found, and one in words. */
async function openPadRequest(replies: Answers = {}) {
  const sent: Request<'createInquiry'>[] = [];
  const { shopper, stores } = await openStore('/cart/goodOffer?pad=1', {
    user: MEMBER,
    answers: {
      ...storefrontReplies,
      listCollected: () => list([]),
      readCart: () => ({ lines: [], total: 0, currency: 'USD', unpriced: 0 }),
      listSkus: ({ ids }) => list((ids as number[]).map((id) => aSku(id))),
      selectCountry: selectSpain,
      queryIp: () => ({ ip: '::1', country: 4, iso: 'ES' }),
      readUserInfo: () => aProfile({ mobile: '+34 600 000 000', company: '' }),
      listAddresses: () => [
        {
          id: 1,
          name: 'Ana',
          phone: '1',
          postal_code: '28013',
          country: 4,
          region: 'Madrid',
          detail: 'Gran Via 1',
          is_default: true,
        },
      ],
      resolveLines: ({ lines }) => ({
        lines: lines.map(({ text }) =>
          text === 'SKU-5'
            ? { outcome: 'found' as const, offers: [padOffer(aSku(5))] }
            : { outcome: 'missing' as const, offers: [] },
        ),
      }),
      createInquiry: (payload) => {
        sent.push(payload);
        throw new ApiError(Code.internal);
      },
      ...replies,
    },
  });
  await screen.findByText('No products selected');
  const pad = stores.pageStore(OrderPadStore);
  act(() => void pad.add([padEntry('SKU-5', 3), padEntry('A soft chair', 5_000)]));
  return { sent, shopper, pad, main: within(screen.getByRole('main')) };
}

it('a request asks for the lines of the order pad: what is found, and the rest as written', async () => {
  const { sent, shopper, pad, main } = await openPadRequest();
  expect(await main.findByRole('heading', { name: '2 products' })).toBeTruthy();
  expect(main.getByText('A soft chair')).toBeTruthy();
  await shopper.click(main.getByRole('button', { name: 'Send the request' }));
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ lines: [{ sku_id: 5, quantity: 3 }], from_cart: false });
  expect(pad.lines).toHaveLength(2);
});

it('its products are read again where they could not be read', async () => {
  let isOnline = false;
  const { shopper, main } = await openPadRequest({
    listSkus: ({ ids }) =>
      isOnline ? list((ids as number[]).map((id) => aSku(id))) : Promise.reject(new ApiError('offline')),
  });
  const retry = await main.findByRole('button', { name: 'Try again' });
  expect(main.queryByRole('heading', { name: '2 products' })).toBeNull();
  isOnline = true;
  await shopper.click(retry);
  expect(await main.findByRole('heading', { name: '2 products' })).toBeTruthy();
});
