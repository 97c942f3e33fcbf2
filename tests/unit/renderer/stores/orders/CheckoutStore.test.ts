import { describe, expect, it } from 'vitest';
import type { Call } from '../../../../../shared/client/ports.ts';
import type { Request } from '../../../../../shared/contract/contract.ts';
import { ApiError, Code, KEY_REUSED } from '../../../../../shared/contract/envelope.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { CheckoutStore } from '../../../../../renderer/src/stores/orders/CheckoutStore.ts';

const ANA = 'ana';
const of = (about: string, userId = ANA, customer = '') => ({ userId, customer, origin: 'cart', about });
const ORDER = { lines: [{ sku_id: 1, quantity: 2 }], address_id: 4, total: 2_000, points: 0 };

/** A server that makes one order for each key; `fault` is thrown once the order is made, `refusal` before. */
function shop() {
  const made = new Map<string, number>();
  const sent: Request<'createOrder'>[] = [];
  const state: { fault: ApiError | null; refusal: ApiError | null } = { fault: null, refusal: null };
  const call = (async (_name: string, order: Request<'createOrder'>) => {
    sent.push(order);
    if (state.refusal) throw state.refusal;
    const id = made.get(order.idempotency_key) ?? made.size + 1;
    made.set(order.idempotency_key, id);
    if (state.fault) throw state.fault;
    return { id };
  }) as unknown as Call;
  return { call, made, sent, state };
}

it('makes one order, however often the answer is lost and the page is reloaded', async () => {
  const { call, made, state } = shop();
  const persistence = new StatePersistence(memoryStorage());
  const before = new CheckoutStore(call);
  before.persistIn(persistence);
  before.begin(of('1×2'));
  state.fault = new ApiError('offline');
  expect(await before.place(ORDER)).toBeNull();
  expect(await before.askAgain()).toBeNull();

  const after = new CheckoutStore(call);
  after.persistIn(persistence);
  expect(after.unanswered?.userId).toBe(ANA);
  state.fault = null;
  expect(await after.askAgain()).toMatchObject({ id: 1 });
  expect(made.size).toBe(1);
  expect(after.unanswered).toBeNull();
  expect(after.draft).toBeNull();
});

it('stays unanswered after an internal error, which may have come after the order was made', async () => {
  const { call, made, state } = shop();
  const checkout = new CheckoutStore(call);
  checkout.begin(of('1×2'));
  state.fault = new ApiError(Code.internal);
  expect(await checkout.place(ORDER)).toBeNull();
  expect(checkout.unanswered?.userId).toBe(ANA);
  state.fault = null;
  expect(await checkout.askAgain()).toMatchObject({ id: 1 });
  expect([made.size, checkout.unanswered]).toEqual([1, null]);
});

it('can be changed where the store has a fault each time, and is the same order as long as it is not', async () => {
  const { call, sent, state } = shop();
  const checkout = new CheckoutStore(call);
  checkout.begin(of('1×2'));
  state.fault = new ApiError(Code.internal);
  await checkout.place(ORDER);
  await checkout.askAgain();
  expect(checkout.unanswered).toBeNull();
  await checkout.place(ORDER);
  expect(new Set(sent.map(({ idempotency_key: key }) => key)).size).toBe(1);
});

it('gets a new key if its key was used with other content', async () => {
  const { call, sent, state } = shop();
  const checkout = new CheckoutStore(call);
  checkout.begin(of('1×2'));
  checkout.choose({ note: 'Ring twice' });
  state.refusal = new ApiError(Code.conflict, 'sent before', { reason: KEY_REUSED });
  await checkout.place(ORDER);
  expect([checkout.unanswered, checkout.draft?.note]).toEqual([null, 'Ring twice']);
  state.refusal = null;
  expect(await checkout.place(ORDER)).toMatchObject({ id: 1 });
  expect(new Set(sent.map(({ idempotency_key: key }) => key)).size).toBe(2);
});

it('sends one order for two clicks', async () => {
  const { call, sent } = shop();
  const checkout = new CheckoutStore(call);
  checkout.begin(of('1×2'));
  const both = await Promise.all([checkout.place(ORDER), checkout.place(ORDER)]);
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

it('keeps the choices when the store refuses, and does not retry by itself', async () => {
  const { call, state, sent } = shop();
  const checkout = new CheckoutStore(call);
  checkout.begin(of('1×2'));
  checkout.choose({ addressId: 4, note: 'Ring twice' });
  state.refusal = new ApiError(Code.conflict);
  expect(await checkout.place(ORDER)).toBeNull();
  expect(checkout.placing.error?.code).toBe(Code.conflict);
  expect(checkout.unanswered).toBeNull();
  expect(checkout.draft).toMatchObject({ addressId: 4, note: 'Ring twice' });
  expect(await checkout.askAgain()).toBeNull();
  expect(sent).toHaveLength(1);
});

it('is another order for other goods, with the same choices; for another customer there are none', () => {
  const checkout = new CheckoutStore(shop().call);
  checkout.begin(of('1×2'));
  checkout.choose({ addressId: 4, points: 100 });
  const first = checkout.draft!.key;
  checkout.begin(of('1×2'));
  expect(checkout.draft!.key).toBe(first);
  checkout.begin(of('1×3'));
  expect(checkout.draft).toMatchObject({ addressId: 4, points: 100 });
  expect(checkout.draft!.key).not.toBe(first);
  checkout.begin(of('1×3', 'ben'));
  expect(checkout.draft).toMatchObject({ userId: 'ben', addressId: null, points: 0 });
});

it('shows the last total while other quantities are quoted, but never that of other goods', async () => {
  const quote = { lines: [], charge: { total: 2_000 } };
  const checkout = new CheckoutStore((async () => quote) as unknown as Call);
  checkout.begin(of('1×2 3×1'));
  await checkout.loadQuote({ lines: ORDER.lines });
  checkout.begin(of('1×9 3×1'));
  expect(checkout.quote).toEqual(quote);
  checkout.begin(of('1×9'));
  expect(checkout.quote).toBeNull();
});

it.each([
  '"x"',
  '{}',
  '[]',
  '{"userId":"ana","order":{"idempotency_key":"k"}}',
  '{"userId":"ana","about":"1","key":"k"}',
])('takes nothing of a record that does not fit: %s', (text) => {
  const storage = memoryStorage();
  storage.write('checkoutSent', text);
  storage.write('checkoutDraft', text);
  const checkout = new CheckoutStore(shop().call);
  checkout.persistIn(new StatePersistence(storage));
  expect(checkout.unanswered).toBeNull();
  expect(checkout.draft).toBeNull();
});

it.each([
  ['is made', null],
  ['is refused', new ApiError(Code.conflict)],
])('leaves a newer draft alone, when an order %s after its member has gone on', async (_what, refusal) => {
  const { call, state } = shop();
  const gate = Promise.withResolvers<void>();
  const slow = (async (...args: Parameters<Call>) => (await gate.promise, call(...args))) as Call;
  const checkout = new CheckoutStore(slow);
  checkout.begin(of('1×2'));
  const placed = checkout.place(ORDER);
  checkout.begin(of('7×1'));
  checkout.choose({ addressId: 9 });
  const begun = checkout.draft;
  state.refusal = refusal;
  gate.resolve();
  await placed;
  expect(checkout.draft).toBe(begun);
  expect(checkout.unanswered).toBeNull();
  expect(checkout.placing.status).toBe('idle');
});

it('begins again for another customer, and an order under way keeps the key it was agreed to with', async () => {
  const { call, sent } = shop();
  const checkout = new CheckoutStore(call);
  checkout.begin(of('1×2', ANA, 'clara'));
  checkout.choose({ addressId: 4, note: 'For Clara' });
  const clara = checkout.draft!;
  checkout.begin(of('1×2', ANA, 'david'));
  expect(checkout.draft).toMatchObject({ customer: 'david', addressId: null, note: '' });
  const david = checkout.draft!;
  expect(david.key).not.toBe(clara.key);
  await checkout.place(ORDER, clara);
  expect(sent[0]!.idempotency_key).toBe(clara.key);
  expect(checkout.draft).toEqual(david);
});

describe('a price or a pack size that has changed', () => {
  /** Quotes the prices and pack sizes one after the other; null: it cannot be ordered. */
  function quoting(...lines: readonly [price: number | null, packSize: number][]) {
    const quotes = lines.map(([price, pack_size]) => ({
      lines: [{ sku_id: 1, sku: { pack_size }, price }],
      charge: { total: price },
    }));
    const checkout = new CheckoutStore((async () => quotes.shift()) as unknown as Call);
    const changes: unknown[] = [];
    const loadQuote = async (about = '1×1'): Promise<void> => {
      checkout.begin(of(about));
      await checkout.loadQuote({ lines: ORDER.lines });
      changes.push(checkout.changed.get(1) ?? null);
    };
    return { checkout, changes, loadQuote };
  }
  const FIRST = { price: 900, packSize: 10 };

  it('is told with what was first shown, until the member agrees to it', async () => {
    const { checkout, changes, loadQuote } = quoting([900, 10], [900, 10], [1_000, 10], [1_100, 5]);
    for (const about of ['1×1', '1×2', '1×2', '1×2']) await loadQuote(about);
    expect(changes).toEqual([null, null, FIRST, FIRST]);
    void checkout.place(ORDER);
    expect(checkout.changed.size).toBe(0);
  });

  it('is told at the same price in a smaller pack, and after a time without a price', async () => {
    const { changes, loadQuote } = quoting([900, 10], [null, 10], [900, 5]);
    for (let count = 0; count < 3; count++) await loadQuote();
    expect(changes).toEqual([null, null, FIRST]);
  });

  it('is told no more where it is as before again', async () => {
    const { changes, loadQuote } = quoting([900, 10], [950, 10], [900, 10]);
    for (let count = 0; count < 3; count++) await loadQuote();
    expect(changes).toEqual([null, FIRST, null]);
  });

  it('is told where the cart has shown another one', async () => {
    const { checkout, changes, loadQuote } = quoting([1_000, 10]);
    checkout.begin(of('1×1'), [{ ...aSku(1, 900), pack_size: 10 }]);
    await loadQuote();
    expect(changes).toEqual([FIRST]);
  });
});

it.each([
  [{ couponId: 9 }, true],
  [{ points: 5 }, true],
  [{ addressId: 3 }, true],
  [{ note: 'Ring twice' }, false],
  [{ purchaseOrder: 'PO 1' }, false],
])('a refusal of the order is over with %j: %s', async (choice, isOver) => {
  const { call, state } = shop();
  const checkout = new CheckoutStore(call);
  checkout.begin(of('1×2'));
  state.refusal = new ApiError(Code.conflict);
  await checkout.place(ORDER);
  checkout.choose(choice);
  expect(checkout.placing.error === null).toBe(isOver);
});

it('an order that is being placed stays so whatever is chosen meanwhile', async () => {
  const checkout = new CheckoutStore(shop().call);
  checkout.begin(of('1×2'));
  const placed = checkout.place(ORDER);
  checkout.choose({ couponId: 9, points: 5, addressId: 3 });
  expect(checkout.placing.isRunning).toBe(true);
  expect(await checkout.place(ORDER)).toBeNull();
  expect(await placed).toMatchObject({ id: 1 });
});

it('says that the chosen address is gone until another one is chosen', () => {
  const checkout = new CheckoutStore(shop().call);
  checkout.choose({ addressId: 3 }); // nothing is ordered yet
  expect([checkout.draft, checkout.isAddressLost]).toEqual([null, false]);
  checkout.begin(of('1×2'));
  checkout.choose({ addressId: 3 });
  expect(checkout.isAddressLost).toBe(false);
  checkout.loseAddress();
  expect([checkout.draft?.addressId, checkout.isAddressLost]).toEqual([null, true]);
  checkout.choose({ note: 'Ring twice' });
  expect(checkout.isAddressLost).toBe(true);
  checkout.choose({ addressId: 5 });
  expect([checkout.draft?.addressId, checkout.isAddressLost]).toEqual([5, false]);
});

it.each([
  ['the same goods', '1×2', true],
  ['other goods, begun meanwhile', '7×1', false],
])('the total of an order that is placed is gone for %s: %s', async (_what, shown, isGone) => {
  const gate = Promise.withResolvers<void>();
  const call = (async (name: string) => {
    if (name === 'createOrder') await gate.promise;
    return name === 'createOrder' ? { id: 1 } : { lines: [], total: 2_000 };
  }) as unknown as Call;
  const checkout = new CheckoutStore(call);
  checkout.begin(of('1×2'));
  await checkout.loadQuote({ lines: [] });
  const placed = checkout.place(ORDER);
  if (shown !== '1×2') {
    checkout.begin(of(shown));
    await checkout.loadQuote({ lines: [] });
  }
  gate.resolve();
  await placed;
  expect(checkout.quote === null).toBe(isGone);
});
