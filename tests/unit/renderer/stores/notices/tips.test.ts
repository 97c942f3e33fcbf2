import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { OrderPadStore } from '../../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import { AfterSaleStore } from '../../../../../renderer/src/stores/orders/AfterSaleStore.ts';
import { CheckoutStore } from '../../../../../renderer/src/stores/orders/CheckoutStore.ts';
import { GUEST, QuotationStore } from '../../../../../renderer/src/stores/orders/QuotationStore.ts';
import { Stores } from '../../../../../renderer/src/stores/Stores.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const none = {} as never;
const userId = MEMBER.user_id;

/** Stores whose every call fails, and what their notices say. */
function refusing(code: number = Code.internal, data: unknown = null, message = 'Out of order') {
  const platform = new FakePlatform({}, MEMBER);
  const call = vi.fn(() => Promise.reject(new ApiError(code, message, data)));
  Object.assign(platform, { call });
  const persistence = new StatePersistence(memoryStorage());
  const stores = new Stores({ platform, persistence, device: 'desktop', now: () => 0 });
  return { stores, call, noticeTexts: () => stores.notices.queue.map(({ text }) => text) };
}

const SHOWN: Record<string, (stores: Stores) => Promise<unknown>> = {
  'sign-in': ({ session }) => session.login('ana@clinic.com', 'x'),
  registration: ({ session }) => session.register(none, (send) => send('')),
  'a change of the language': ({ session }) => session.changeLanguage('es', 'en'),
  'sign-out, which ends the session here anyway': ({ session }) => session.logout(),
  'a contact form': ({ contact }) => contact.register(none, (send) => send('')),
  'the visitor’s country, which can be chosen': ({ contact }) => contact.open().catch(() => undefined),
  'a request for a quotation': (stores) => {
    const quotation = stores.pageStore(QuotationStore);
    quotation.write({ userId, customer: '', origin: 'cart', about: '' }, none);
    return quotation.send(none, { about: '', visit: '' });
  },
  'a guest’s request': (stores) => {
    const quotation = stores.pageStore(QuotationStore);
    quotation.write({ userId: GUEST, customer: '', origin: 'cart', about: '' }, none);
    return quotation.sendAsGuest(none, '');
  },
  'the total of an order': (stores) => stores.pageStore(CheckoutStore).loadQuote(none),
  'an order': (stores) => {
    const checkout = stores.pageStore(CheckoutStore);
    checkout.begin({ userId, customer: '', origin: 'cart', about: '' });
    return checkout.place(none);
  },
  'goods to return': (stores) => {
    const afterSale = stores.pageStore(AfterSaleStore);
    afterSale.begin(userId, { order_id: 1, lines: [{ line_id: 1, quantity: 1 }], exchange_until: null } as never);
    return afterSale.send();
  },
  'a member’s cart': ({ session, cart }) => {
    session.user = MEMBER;
    return cart.load();
  },
  'a list that goes into the cart': ({ session, cart }) => {
    session.user = MEMBER;
    return cart.addAll([{ sku_id: 1, quantity: 2 }], 'key', '').catch(() => undefined);
  },
  'a member’s favourites': async ({ session, favourites }) => {
    await favourites.toggle(7);
    session.user = MEMBER;
    return favourites.load();
  },
  'the lines of an order pad': async (stores) => {
    const pad = stores.pageStore(OrderPadStore);
    pad.readAs(null);
    pad.add([{ text: 'C5-2', quantity: '2' }] as never);
    return pad.resolve();
  },
  'a visit': async ({ consent, visits }) => {
    consent.decide('granted');
    visits.view('/');
    return visits.send();
  },
  'what a page reads': ({ queries }) => queries.load('readConfig', {}).catch(() => undefined),
};

describe('a failure', () => {
  it.each(Object.entries(SHOWN))('is not a notice as well where its page shows it: %s', async (_what, run) => {
    const { stores, noticeTexts, call } = refusing();
    await run(stores);
    expect(call).toHaveBeenCalled();
    expect(noticeTexts()).toEqual([]);
  });

  it('that no page shows is a notice', async () => {
    const { stores, noticeTexts } = refusing();
    await stores.call('setMessageState', { id: 1, is_read: true }).catch(() => undefined);
    expect(noticeTexts()).toEqual(['Out of order']);
  });

  it('that the server gives no text for has one of ours', async () => {
    const { stores, noticeTexts } = refusing(Code.notAllowed, null, '');
    await stores.call('setMessageState', { id: 1, is_read: true }).catch(() => undefined);
    expect(noticeTexts()).toEqual([{ key: 'failures:code6' }]);
  });

  it.each([
    ['a product that the store no longer has', Code.notFound, null, 'Out of order'],
    ['an invalid variant', Code.refused, { errors: { sku_id: 'Please select' } }, 'Please select'],
  ])(
    'of an action without a form is a notice whatever its code: a favourite, with %s',
    async (_what, code, data, text) => {
      const { stores, noticeTexts } = refusing(code, data);
      stores.session.user = MEMBER;
      expect(await stores.favourites.toggle(7)).toBe(false);
      expect([stores.favourites.ids, noticeTexts()]).toEqual([[], [text]]);
    },
  );
});
