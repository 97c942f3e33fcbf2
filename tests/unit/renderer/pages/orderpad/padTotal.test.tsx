import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { padEntry } from '../../../../../renderer/src/stores/orderPad/PadLine.ts';
import { OrderPadStore } from '../../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import { padOffer } from '../../../../../shared/orderPad/resolveLines.ts';
import { aProfile } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

afterEach(cleanup);

it('an order pad has a total once a line has a list price, and never one of 0', async () => {
  const { stores } = await openStore('/orderPad', {
    user: MEMBER,
    answers: {
      ...storefrontReplies,
      resolveLines: ({ lines }) => ({
        lines: lines.map(({ text }) => {
          const offer = padOffer(aSku(Number(text.replace('SKU-', ''))));
          const price = text === 'SKU-1' ? null : 1_250;
          return { outcome: 'found' as const, offers: [{ ...offer, is_priced: price !== null, market_price: price }] };
        }),
      }),
    },
  });
  const summary = within(await screen.findByRole('region', { name: '0 lines' }));
  // No "0 lines" to put anywhere.
  for (const name of ['Add to the cart', 'Request a quotation'])
    expect(summary.getByRole('button', { name })).toBeDefined();
  const pad = stores.pageStore(OrderPadStore);
  act(() => void pad.add([padEntry('SKU-1', 3)]));
  expect(await summary.findByText('1 line has no list price and is not in the total.')).toBeDefined();
  expect(summary.queryByText('$0.00')).toBeNull();
  expect(summary.queryByText(/your decision/)).toBeNull();
  act(() => void pad.add([padEntry('SKU-2', 2)]));
  expect(await summary.findByText('$25.00')).toBeDefined();
  // A quantity that cannot be ordered has no amount, in the list or in the total.
  act(() => void pad.add([padEntry('SKU-3', 1_200)]));
  await screen.findByText('The maximum quantity is 999');
  expect(screen.queryByText('$15,000.00')).toBeNull();
  expect(summary.getByText('$25.00')).toBeDefined();
});

it('an order pad says to a member whose address is not confirmed why there are no prices, and where to confirm it', async () => {
  const { stores } = await openStore('/orderPad', {
    user: MEMBER,
    answers: {
      ...storefrontReplies,
      readUserInfo: () => aProfile({ email_confirmed: false, sees_prices: false }),
      resolveLines: ({ lines }) => ({
        lines: lines.map(() => {
          const { market_price: _, ...offer } = padOffer(aSku(1));
          return { outcome: 'found' as const, offers: [{ ...offer, is_priced: true }] };
        }),
      }),
    },
  });
  act(() => void stores.pageStore(OrderPadStore).add([padEntry('SKU-1', 3)]));
  const summary = within(await screen.findByRole('region', { name: '1 line' }));
  expect(await summary.findByText('Confirm your e-mail address to see prices and to order')).toBeDefined();
  expect(summary.getByRole('link', { name: 'To my profile' }).getAttribute('href')).toBe('/userCenter/profile');
  expect(summary.queryByText('Budgetary quotation (PDF)')).toBeNull();
  expect(summary.queryByText('Total')).toBeNull();
});

it('a line with the number of a product asks which variant is meant', async () => {
  const { stores } = await openStore('/orderPad', {
    user: MEMBER,
    answers: {
      ...storefrontReplies,
      resolveLines: ({ lines }) => ({
        lines: lines.map(({ text }) => {
          const [one, other] = [padOffer(aSku(1)), padOffer(aSku(2))];
          const product_id = text === 'ONE' ? one.product_id : one.product_id + 1;
          return { outcome: 'several' as const, offers: [one, { ...other, product_id }] };
        }),
      }),
    },
  });
  act(() => void stores.pageStore(OrderPadStore).add([padEntry('ONE', 1), padEntry('TWO', 1)]));
  expect(await screen.findByRole('button', { name: 'Choose from 2 variants' })).toBeDefined();
  expect(screen.getByText('Several variants match')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose from 2 products' })).toBeDefined();
});
