import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { DEMO_WEBHOOK_SECRET } from '../../../../../demo/payments/demoPayments.ts';
import { ProviderUnavailable, ProviderRefusal } from '../../../../../server/modules/payments/PaymentProvider.ts';
import { StripeProvider } from '../../../../../server/modules/payments/stripe/StripeProvider.ts';

interface Answer {
  status?: number;
  body: unknown;
}
const invalid = (code: string): Answer => ({ status: 400, body: { error: { type: 'invalid_request_error', code } } });
const failed = (status: number, type: string): Answer => ({ status, body: { error: { type } } });

/** A provider whose account answers in turn, and what was asked of it. */
function aProvider(...answers: (Answer | null)[]) {
  const requests: { address: string; form: URLSearchParams }[] = [];
  const fetch = async (
    input: unknown,
    { method, body }: { method?: string; body?: string } = {},
  ): Promise<Response> => {
    requests.push({
      address: `${method} ${new URL(String(input)).pathname}`,
      form: new URLSearchParams(body || new URL(String(input)).search),
    });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError('no network');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  };
  const httpClient = Stripe.createFetchHttpClient(fetch as typeof globalThis.fetch);
  const stripe = new Stripe('sk_test_1', { httpClient, telemetry: false, maxNetworkRetries: 0 });
  return { provider: new StripeProvider(stripe, DEMO_WEBHOOK_SECRET), requests };
}

const REQUEST = {
  key: 'k1',
  amount: 1_250,
  currency: 'EUR',
  orderCode: 'A-1',
  language: 'es' as const,
  returnUrl: 'https://shop.example/back',
  expiresAt: new Date(1_800_000_000_999),
};
const CALLS = {
  open: (provider: StripeProvider) => provider.open(REQUEST),
  find: (provider: StripeProvider) => provider.find('cs_1'),
  expire: (provider: StripeProvider) => provider.expire('cs_1'),
  refund: (provider: StripeProvider) => provider.refund({ intent: 'pi_1', amount: 500, key: 'r1' }),
};
type CallName = keyof typeof CALLS;

it.each([
  ['no network', null, ProviderUnavailable, 'StripeConnectionError'],
  ['an outage', failed(503, 'api_error'), ProviderUnavailable, 'StripeAPIError'],
  ['too many requests', failed(429, 'invalid_request_error'), ProviderUnavailable, 'StripeRateLimitError'],
  ['a key that is not accepted', failed(401, 'invalid_request_error'), ProviderRefusal, 'StripeAuthenticationError'],
  ['a right that the key lacks', failed(403, 'invalid_request_error'), ProviderRefusal, 'StripePermissionError'],
  ['a card error', failed(402, 'card_error'), ProviderRefusal, 'StripeCardError'],
] as const)('every call tells %s from an answer', async (_what, answer, Kind, type) => {
  for (const name of Object.keys(CALLS) as CallName[]) {
    const error: unknown = await CALLS[name](aProvider(answer).provider).catch((caught: unknown) => caught);
    expect([name, error]).toEqual([name, expect.any(Kind)]);
    expect((error as Error).message).toContain(`Stripe answered ${type}`);
  }
});

it('a page that the provider could not close is not taken for one that it would not close', async () => {
  for (const answer of [null, failed(503, 'api_error'), failed(401, 'invalid_request_error')]) {
    const { provider, requests } = aProvider(answer, { body: session() });
    await expect(provider.expire('cs_1')).rejects.toThrow('Stripe answered');
    expect(requests).toHaveLength(1);
  }
});

it('an unknown page is none, and any other refusal of a request is an error', async () => {
  for (const name of ['find', 'expire'] as const)
    expect(await CALLS[name](aProvider(invalid('resource_missing')).provider)).toBeNull();
  for (const [name, code] of [
    ['find', 'parameter_invalid_empty'],
    ['open', 'amount_too_small'],
    ['open', 'resource_missing'],
    ['refund', 'resource_missing'],
  ] as const) {
    const error: unknown = await CALLS[name](aProvider(invalid(code)).provider).catch((caught: unknown) => caught);
    expect([name, error]).toEqual([name, expect.any(ProviderRefusal)]);
    expect((error as Error).message).toContain(code);
  }
});

/** A page at the provider, with a charge of its payment. */
const session = (fields: object = {}, charge: object | null = null) => ({
  id: 'cs_1',
  object: 'checkout.session',
  client_reference_id: 'k1',
  url: 'https://pay.example/1',
  status: 'open',
  payment_status: 'unpaid',
  amount_total: 1_250,
  currency: 'eur',
  payment_intent: charge && { id: 'pi_1', amount_received: 1_249, latest_charge: charge },
  ...fields,
});
const PAID = { status: 'complete', payment_status: 'paid', url: null };
const UNPAID = { id: 'cs_1', key: 'k1', currency: 'EUR', intent: null, card: null, refunds: [], dispute: null };

it('a page that is closed already is read as it is', async () => {
  const { provider, requests } = aProvider(invalid('session_closed'), { body: session(PAID, {}) });
  expect(await provider.expire('cs_1')).toMatchObject({ state: 'paid', intent: 'pi_1', amount: 1_249 });
  expect(requests.map(({ address }) => address)).toEqual([
    'POST /v1/checkout/sessions/cs_1/expire',
    'GET /v1/checkout/sessions/cs_1',
  ]);
});

it.each([
  ['open', {}, { url: 'https://pay.example/1', state: 'open', amount: 1_250 }],
  ['expired', { status: 'expired', url: null }, { url: null, state: 'expired', amount: 1_250 }],
  ['without a sum', { amount_total: null, currency: null }, { state: 'open', amount: 0, currency: '' }],
  ['whose payment is not expanded', { payment_intent: 'pi_1' }, { state: 'open', intent: null }],
  ['that another program opened', { client_reference_id: null }, { state: 'open', key: null }],
])('a page %s is read', async (_state, fields, expected) => {
  expect(await aProvider({ body: session(fields) }).provider.find('cs_1')).toMatchObject({ ...UNPAID, ...expected });
});

it.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['another', 'Card'],
  [null, 'Card'],
])('the card %s of a payment is named %s', async (brand, name) => {
  const charge = { payment_method_details: { card: { brand, last4: brand && '4242' } } };
  const found = await aProvider({ body: session(PAID, charge) }).provider.find('cs_1');
  expect(found).toMatchObject({ state: 'paid', intent: 'pi_1', amount: 1_249, card: { brand: name } });
  expect(found?.card?.last4).toBe(brand ? '4242' : '');
});

it.each([
  ['pending', false],
  ['succeeded', false],
  ['requires_action', false],
  ['failed', true],
  ['canceled', true],
])('a refund that is %s has failed: %s', async (status, isFailed) => {
  const refund = {
    id: 're_1',
    object: 'refund',
    amount: 500,
    status,
    failure_reason: isFailed ? 'lost_card' : undefined,
  };
  const charge = {
    refunds: {
      data: [
        { ...refund, metadata: { refund: 'r1' } },
        { ...refund, metadata: {} },
      ],
    },
  };
  const found = await aProvider({ body: session(PAID, charge) }).provider.find('cs_1');
  const read = { id: 're_1', amount: 500, isFailed, reason: isFailed ? 'lost_card' : null };
  expect(found?.refunds).toEqual([
    { ...read, key: 'r1' },
    { ...read, key: null },
  ]);
  const { provider, requests } = aProvider({ body: refund });
  if (isFailed) await expect(CALLS.refund(provider)).rejects.toThrow(`the refund is ${status}`);
  else expect(await CALLS.refund(provider)).toBe('re_1');
  expect(Object.fromEntries(requests[0]!.form)).toEqual({
    payment_intent: 'pi_1',
    amount: '500',
    'metadata[refund]': 'r1',
  });
});

it.each([
  ['needs_response', 'open'],
  ['warning_needs_response', 'open'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
  [null, null],
])('a dispute that is %s is %s', async (status, expected) => {
  const disputes = { body: { object: 'list', data: status === null ? [] : [{ id: 'du_1', status }] } };
  const read = aProvider({ body: session(PAID, { disputed: true }) }, disputes);
  expect(await read.provider.find('cs_1')).toMatchObject({ dispute: expected });
  expect(read.requests.map(({ address }) => address).at(-1)).toBe('GET /v1/disputes');
  const undisputed = aProvider({ body: session(PAID, { disputed: false }) });
  expect(await undisputed.provider.find('cs_1')).toMatchObject({ dispute: null });
  expect(undisputed.requests).toHaveLength(1);
});

it('a page is asked for with the sum in the smallest unit, in the language of the order, until a second', async () => {
  const { provider, requests } = aProvider({ body: session() });
  expect(await provider.open(REQUEST)).toMatchObject({ id: 'cs_1', key: 'k1', state: 'open' });
  expect(requests[0]!.address).toBe('POST /v1/checkout/sessions');
  expect(Object.fromEntries(requests[0]!.form)).toMatchObject({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '1250',
    'line_items[0][price_data][product_data][name]': 'Pedido A-1',
    client_reference_id: 'k1',
    locale: 'es',
    success_url: REQUEST.returnUrl,
    cancel_url: REQUEST.returnUrl,
    expires_at: '1800000000',
  });
});

it.each([
  ['checkout.session', { id: 'cs_1', client_reference_id: 'k1' }, { id: 'cs_1', key: 'k1' }, 0],
  ['charge', { id: 'ch_1', payment_intent: 'pi_1' }, { id: 'cs_1', key: 'k1' }, 1],
  ['refund', { id: 're_1', payment_intent: { id: 'pi_1' } }, { id: 'cs_1', key: 'k1' }, 1],
  ['dispute', { id: 'du_1', payment_intent: 'pi_1' }, { id: 'cs_1', key: 'k1' }, 1],
  ['charge', { id: 'ch_1', payment_intent: null }, null, 0],
  ['payout', { id: 'po_1' }, null, 0],
])('an event about a %s (%j) names its page: %j', async (object, fields, expected, questions) => {
  const { provider, requests } = aProvider({ body: { object: 'list', data: [session()] } });
  const body = JSON.stringify({ id: 'evt_1', object: 'event', data: { object: { object, ...fields } } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: DEMO_WEBHOOK_SECRET });
  expect(await provider.readEvent(Buffer.from(body), signature)).toEqual(expected);
  expect(requests).toHaveLength(questions);
  if (questions > 0) expect(requests[0]!.form.get('payment_intent')).toBe('pi_1');
  await expect(provider.readEvent(Buffer.from(`${body} `), signature)).rejects.toThrow('not signed');
});

it('a payment of a page that is not the store’s is of none', async () => {
  const { provider } = aProvider({ body: { object: 'list', data: [] } });
  const object = { object: 'charge', id: 'ch_1', payment_intent: 'pi_9' };
  const body = JSON.stringify({ id: 'evt_1', object: 'event', data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: DEMO_WEBHOOK_SECRET });
  expect(await provider.readEvent(Buffer.from(body), signature)).toBeNull();
});
