import { expect, it } from 'vitest';
import { DemoStripe } from '../../../../demo/payments/DemoStripe.ts';

const NOW = Date.UTC(2026, 0, 6);
const MINUTE = 60_000;
const price = 'line_items[0][price_data]';

/** An account with an open page for 100.00, by its API as the SDK calls it. */
function anAccount() {
  let now = NOW;
  const account = new DemoStripe(() => now);
  const ask = (method: string, path: string, params: Record<string, string> = {}, key?: string) =>
    account.answer(method, `/v1${path}`, new URLSearchParams(params), key);
  const opening = {
    [`${price}[unit_amount]`]: '10000',
    [`${price}[currency]`]: 'usd',
    success_url: 'https://shop.test/paid',
    expires_at: String((NOW + 30 * MINUTE) / 1_000),
  };
  const id = String(ask('POST', '/checkout/sessions', opening).body['id']);
  const statusOf = (page = id): unknown => ask('GET', `/checkout/sessions/${page}`).body['status'];
  const refund = (cents: number, key?: string) =>
    ask('POST', '/refunds', { payment_intent: account.session(id)!.charge!.intent, amount: String(cents) }, key);
  const wait = (ms: number) => (now += ms);
  return { account, ask, opening, id, statusOf, refund, wait };
}

it('a request that is sent again with its key is answered as before, and done once', () => {
  const { account, ask, opening, id, refund } = anAccount();
  const first = ask('POST', '/checkout/sessions', opening, 'page-1');
  expect(ask('POST', '/checkout/sessions', opening, 'page-1')).toEqual(first);
  expect(ask('POST', '/checkout/sessions', opening, 'page-2').body['id']).not.toBe(first.body['id']);
  expect(account.sessions).toHaveLength(3);
  account.pay(id);
  const sent = refund(1_000, 'refund-1');
  expect(refund(1_000, 'refund-1')).toEqual(sent);
  expect(account.session(id)!.charge).toMatchObject({ refunded: 1_000, refunds: [{ amount: 1_000 }] });
  // Without a key each request counts.
  refund(1_000);
  refund(1_000);
  expect(account.session(id)!.charge!.refunded).toBe(3_000);
});

it.each<[string, (account: DemoStripe, id: string) => unknown, string]>([
  ['paid', (account, id) => account.pay(id), 'complete'],
  ['closed', (account, id) => account.expire(id), 'expired'],
])('a page that was %s is neither paid nor closed again', (_, end, status) => {
  const { account, ask, id, statusOf } = anAccount();
  expect(statusOf()).toBe('open');
  end(account, id);
  expect(statusOf()).toBe(status);
  const intent = account.session(id)!.charge?.intent;
  expect(account.pay(id)).toBe(false);
  expect(account.session(id)!.charge?.intent).toBe(intent);
  account.expire(id);
  const { status: code, body } = ask('POST', `/checkout/sessions/${id}/expire`);
  expect(code).toBe(400);
  const message = `Only open sessions can be expired; this one is ${status}`;
  expect(body).toEqual({ error: { type: 'invalid_request_error', message } });
  expect(statusOf()).toBe(status);
});

it('an open page is closed on request or by its time, and an unknown one is not found', () => {
  const { ask, opening, id, statusOf, wait } = anAccount();
  const other = String(ask('POST', '/checkout/sessions', opening).body['id']);
  expect(ask('POST', `/checkout/sessions/${other}/expire`)).toMatchObject({ status: 200, body: { status: 'expired' } });
  wait(30 * MINUTE - 1);
  expect(statusOf()).toBe('open');
  wait(1);
  expect([statusOf(), statusOf(other)]).toEqual(['expired', 'expired']);
  const unknown = { status: 404, body: { error: { code: 'resource_missing' } } };
  expect(ask('POST', '/checkout/sessions/cs_unknown/expire')).toMatchObject(unknown);
  expect(ask('GET', '/checkout/sessions/cs_unknown')).toMatchObject(unknown);
  expect(ask('GET', `/payouts/${id}`)).toMatchObject(unknown);
});

it('no more goes back than was taken, and what the bank refuses can go back again', () => {
  const { account, id, refund } = anAccount();
  account.pay(id);
  expect(refund(10_001)).toMatchObject({ status: 400, body: { error: { code: 'charge_already_refunded' } } });
  expect(refund(10_000).status).toBe(200);
  expect(refund(1).status).toBe(400);
  account.failRefund(id);
  expect(account.session(id)!.charge!.refunded).toBe(0);
  account.refund(id, 4_000);
  account.refund(id, 9_000);
  expect(account.session(id)!.charge!.refunds.map(({ amount, status }) => [amount, status])).toEqual([
    [10_000, 'failed'],
    [4_000, 'succeeded'],
    [6_000, 'succeeded'],
  ]);
});

it('a disputed charge sends nothing back, and is listed with its dispute', () => {
  const { account, ask, id, refund } = anAccount();
  account.pay(id);
  const payment_intent = account.session(id)!.charge!.intent;
  const disputes = () => ask('GET', '/disputes', { payment_intent }).body['data'];
  expect(disputes()).toEqual([]);
  account.dispute(id, 'needs_response');
  expect(disputes()).toMatchObject([{ status: 'needs_response', amount: 10_000, payment_intent }]);
  expect(refund(1_000)).toMatchObject({ status: 400, body: { error: { code: 'charge_disputed' } } });
  expect(ask('GET', '/disputes', { payment_intent: 'pi_unknown' }).body['data']).toEqual([]);
});

it('an amount below 50 cents has no page', () => {
  const { ask, opening } = anAccount();
  const open = (cents: number) =>
    ask('POST', '/checkout/sessions', { ...opening, [`${price}[unit_amount]`]: String(cents) });
  expect([open(49).status, open(50).status]).toEqual([400, 200]);
});
