import { screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { CheckoutStore } from '../../../../../renderer/src/stores/orders/CheckoutStore.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { Request } from '../../../../../shared/contract/contract.ts';
import { anAddress, list, shop } from '../../../../support/builders/aMember.ts';
import { anOrderQuote } from '../../../../support/builders/anOrderQuote.ts';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const main = () => within(screen.getByRole('main'));

async function openCheckout(quote = anOrderQuote()) {
  const { answers, cart } = shop([anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })]);
  cart.quantities.set(1, 2);
  return openStore('/cart/goodOffer?order=1', {
    answers: { ...answers, quoteOrder: () => quote, listCoupons: () => list<never>([]) },
    user: MEMBER,
  });
}

it('an order that is refused for its coupon says so at its button, too', async () => {
  await openCheckout(anOrderQuote({ coupon_problem: 'minimum' }));
  const place = await main().findByRole('button', { name: /^Place the order for/ });
  const about = (place.getAttribute('aria-describedby') ?? '').split(' ');
  const description = about.map((id) => document.getElementById(id)?.textContent ?? '').join('');
  expect(description).toBe('The order is below the minimum of this coupon.');
});

it('after a new address, the list of addresses is in view', async () => {
  const { shopper } = await openCheckout();
  expect((await main().findByRole('radio', { name: /Ana Ruiz/ })).matches(':focus')).toBe(false);
  await shopper.click(main().getByRole('button', { name: 'Another address' }));
  await shopper.click(await main().findByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(main().getByRole('radio', { name: /Ana Ruiz/ }));
});

it('a product without a price can be asked for, or service contacted, from there', async () => {
  const line = { sku_id: 1, quantity: 2, price: null, total: null, problem: 'unpriced' as const };
  await openCheckout(anOrderQuote({ is_orderable: false, lines: [line] as never }));
  expect((await main().findByRole('link', { name: 'Ask for a price' })).getAttribute('href')).toBe('/cart/goodOffer');
  expect(main().getByRole('link', { name: 'Contact service' }).getAttribute('href')).toBe('/customer-service');
});

it('more products than one order takes can be asked for at once', async () => {
  const { answers, cart } = shop([anAddress()]);
  for (let id = 1; id <= 201; id++) cart.quantities.set(id, 1);
  await openStore('/cart/goodOffer?order=1', { answers, user: MEMBER });
  expect(await main().findByText(/^At most 200 products can be ordered at once/)).toBeDefined();
  const links = main().getAllByRole('link', { name: 'Request a quotation' });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/cart/goodOffer');
});

it('says what points are worth in the currency of the order', async () => {
  const quote = anOrderQuote();
  await openCheckout({ ...quote, charge: { ...quote.charge, currency: 'EUR' } });
  expect(await main().findByText(/100 points are worth €1\.00\.$/)).toBeDefined();
});

it('does not ask to press a button that the refusal has blocked', async () => {
  const { answers, cart } = shop([anAddress()]);
  cart.quantities.set(1, 2);
  let quote = anOrderQuote();
  const refuse = (): never => {
    quote = anOrderQuote({ coupon_problem: 'unusable' });
    throw new ApiError(Code.refused, 'Refused', { errors: { coupon_id: 'This coupon cannot be used' } });
  };
  const { shopper } = await openStore('/cart/goodOffer?order=1', {
    answers: { ...answers, quoteOrder: () => quote, listCoupons: () => list<never>([]), createOrder: refuse },
    user: MEMBER,
  });
  await shopper.click(await main().findByRole('button', { name: /^Place the order for/ }));
  expect(await main().findByText('Not ordered: This coupon cannot be used')).toBeDefined();
  expect(main().queryByText(/Press the button again/)).toBeNull();
  expect(await main().findAllByText('This coupon can no longer be used.')).not.toHaveLength(0);
});

it('is not ordered while the field of the points holds more than can be used, and says so at the button', async () => {
  const { answers, cart } = shop([anAddress()]);
  cart.quantities.set(1, 2);
  const placed: unknown[] = [];
  const { shopper } = await openStore('/cart/goodOffer?order=1', {
    answers: {
      ...answers,
      quoteOrder: () => anOrderQuote({ points_balance: 900, points_max: 500 }),
      listCoupons: () => list<never>([]),
      createOrder: (order) => {
        placed.push(order);
        throw new ApiError('offline');
      },
    },
    user: MEMBER,
  });
  const button = await main().findByRole('button', { name: /^Place the order for/ });
  const points = main().getByRole('textbox', { name: /points/i });
  await shopper.clear(points);
  await shopper.type(points, '800');
  await shopper.click(button);
  expect(placed).toEqual([]);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(main().getByText('Correct the number of points to place the order')).toBeDefined();
  await shopper.clear(points);
  await shopper.type(points, '500{Enter}');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await shopper.click(button);
  await waitFor(() => expect(placed).toHaveLength(1));
});

it('says that the order was placed in another window, and begins it again when asked', async () => {
  const { shopper, stores } = await openCheckout();
  await main().findByRole('button', { name: /^Place the order for/ });
  const checkout = stores.pageStore(CheckoutStore);
  runInAction(() => {
    checkout.orderedElsewhere = checkout.draft!.about;
    checkout.drafts.end(checkout.draft!.key);
  });
  expect(await main().findByText('You have placed this order in another window')).toBeDefined();
  const orders = main().getByRole('link', { name: 'To my orders' });
  expect(orders.getAttribute('href')).toBe('/userCenter/orderList');
  await shopper.click(main().getByRole('button', { name: 'Order this again' }));
  expect(await main().findByRole('button', { name: /^Place the order for/ })).toBeDefined();
});

it('says what has changed while the order was prepared, and places it as it was shown', async () => {
  const { answers, cart } = shop([anAddress()]);
  cart.quantities.set(1, 2);
  let price = 1_000; // as in the cart
  let packSize = 1;
  const sent: Request<'createOrder'>[] = [];
  const quoteOrder = () => {
    const sku = { ...aSku(1, price), pack_size: packSize };
    return anOrderQuote({
      lines: [{ sku_id: 1, sku, quantity: 2, price, line_total: 2 * price, problem: null, available: 9 }],
    });
  };
  const createOrder = (order: Request<'createOrder'>): never => {
    sent.push(order);
    packSize = 5;
    throw new ApiError(Code.conflict, 'Changed meanwhile');
  };
  const { shopper } = await openStore('/cart/goodOffer?order=1', {
    answers: { ...answers, quoteOrder, createOrder, listCoupons: () => list<never>([]) },
    user: MEMBER,
  });
  const place = await main().findByRole('button', { name: /^Place the order for/ });
  expect(main().queryByText('The marked products have changed')).toBeNull();
  price = 1_200;
  await shopper.click(main().getByRole('button', { name: 'Use all' }));
  expect(await main().findByText('The marked products have changed')).toBeDefined();
  expect(main().getByText('Price changed from $10.00 to $12.00')).toBeDefined();
  await shopper.click(place);
  expect(await main().findByText('Pack size changed from 1 to 5')).toBeDefined();
  expect(main().queryByText(/^Price changed from/)).toBeNull();
  expect(sent[0]!.agreed_lines).toMatchObject([{ sku_id: 1, price: 1_200, pack_size: 1 }]);
});

it('keeps the button and its focus when the order is refused', async () => {
  const { answers, cart } = shop([anAddress()]);
  cart.quantities.set(1, 2);
  const createOrder = (): never => {
    throw new ApiError(Code.conflict, 'Changed meanwhile');
  };
  const { shopper } = await openStore('/cart/goodOffer?order=1', {
    answers: { ...answers, quoteOrder: () => anOrderQuote(), listCoupons: () => list<never>([]), createOrder },
    user: MEMBER,
  });
  const place = await main().findByRole('button', { name: /^Place the order for/ });
  await shopper.click(place);
  expect(await main().findByText('Prices have changed')).toBeDefined();
  expect(document.activeElement).toBe(place);
});

it('sends which address was shown, and shows the one that another tab has changed', async () => {
  let address = anAddress({ version: 'first' });
  const { answers, cart } = shop([address]);
  cart.quantities.set(1, 2);
  const sent: Request<'createOrder'>[] = [];
  const createOrder = (order: Request<'createOrder'>): never => {
    sent.push(order);
    address = { ...address, detail: 'Calle Mayor 2', version: 'second' };
    throw new ApiError(Code.refused, 'Refused', { errors: { address_id: 'This has changed' } });
  };
  const { shopper } = await openStore('/cart/goodOffer?order=1', {
    answers: {
      ...answers,
      quoteOrder: () => anOrderQuote(),
      listCoupons: () => list<never>([]),
      listAddresses: () => [address],
      createOrder,
    },
    user: MEMBER,
  });
  const place = await main().findByRole('button', { name: /^Place the order for/ });
  await shopper.click(place);
  expect(
    await main().findByText('Not ordered: the address has been changed since it was shown. Check it.'),
  ).toBeDefined();
  expect(await main().findByRole('radio', { name: /Calle Mayor 2/ })).toBeDefined();
  await shopper.click(main().getByRole('button', { name: /^Place the order for/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map((order) => order.address_version)).toEqual(['first', 'second']);
});

it.each(['expired', 'declined', 'quoted'])(
  'a quotation that is %s leads to its page, not to another try',
  async (state) => {
    await openStore('/cart/goodOffer?inquiry=7', {
      answers: {
        ...shop([anAddress()]).answers,
        quoteOrder: () => {
          throw new ApiError(Code.conflict, 'Changed meanwhile', { state });
        },
      },
      user: MEMBER,
    });
    expect(await main().findByText('This quotation cannot be ordered')).toBeDefined();
    const link = main().getByRole('link', { name: 'See the quotation' });
    expect(link.getAttribute('href')).toBe('/userCenter/inquiryList/7');
    expect(main().queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

it('calls a variant that is gone by the name that was shown, or else by its number', async () => {
  const { answers, cart } = shop([anAddress()]);
  cart.quantities.set(1, 2).set(2, 1);
  const gone = { sku: null, quantity: 1, price: null, line_total: null, problem: 'gone' as const, available: 0 };
  const lines = [2, 3].map((sku_id) => ({ ...gone, sku_id }));
  await openStore('/cart/goodOffer?order=1', {
    answers: {
      ...answers,
      quoteOrder: () => anOrderQuote({ is_orderable: false, lines }),
      listCoupons: () => list<never>([]),
    },
    user: MEMBER,
  });
  await main().findByText(/^Probe 2/);
  const said = main().getAllByText(/No longer available/);
  expect(said.map(({ textContent }) => textContent.split(':')[0])).toEqual(['Probe 2 (SKU-2)', '#3']);
});
