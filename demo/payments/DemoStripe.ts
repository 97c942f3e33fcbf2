import { randomUUID } from 'node:crypto';
import { isProduction } from '../../server/settings.ts';
import {
  type ApiReply,
  chargeReply,
  type DemoRefund,
  type DemoSession,
  failure,
  sessionReply,
  list,
  notFoundReply,
  refundBody,
} from './stripeReplies.ts';

/** The events that a store hears of. */
export type DemoEvent =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'charge.refunded'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.closed';

type Params = URLSearchParams;

/**
 * The part of Stripe's API that the store uses, in memory: the demonstration and the tests talk to it by the real SDK.
 * It lasts as long as its process; a page from before is unknown, as at Stripe with the keys of another account.
 */
export class DemoStripe {
  readonly #sessions = new Map<string, DemoSession>();
  readonly #replies = new Map<string, ApiReply>();
  readonly #listeners = new Set<(event: DemoEvent, session: DemoSession) => Promise<void>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    if (isProduction()) throw new Error('the hosted pay page of the demonstration must not run in production');
    this.#now = now;
  }

  /** Reports each event, as a webhook does. */
  onEvent(listener: (event: DemoEvent, session: DemoSession) => Promise<void>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** All pages, oldest first. */
  get sessions(): readonly DemoSession[] {
    return [...this.#sessions.values()];
  }

  session(id: string): DemoSession | null {
    const session = this.#sessions.get(id);
    if (session?.status === 'open' && session.expiresAt <= this.#now()) session.status = 'expired';
    return session ?? null;
  }

  /** Takes the money; `amount` in cents if it is another than asked. False where the page is closed. */
  pay(id: string, amount?: number): boolean {
    const session = this.session(id);
    if (session?.status !== 'open') return false;
    session.status = 'complete';
    const amountTaken = amount ?? session.amount;
    session.charge = {
      id: `ch_demo_${randomUUID()}`,
      intent: `pi_demo_${randomUUID()}`,
      amount: amountTaken,
      refunded: 0,
      refunds: [],
      disputeStatus: null,
    };
    return true;
  }

  /** Closes the page, as its time does. */
  expire(id: string): void {
    const session = this.session(id);
    if (session?.status === 'open') session.status = 'expired';
  }

  /** The holder's bank opens a dispute, or decides it. */
  dispute(id: string, status: 'needs_response' | 'won' | 'lost'): void {
    const charge = this.session(id)?.charge;
    if (charge) charge.disputeStatus = status;
  }

  /** Refunds a payment as from the provider's dashboard. */
  refund(id: string, amount: number): void {
    const charge = this.session(id)?.charge;
    if (charge) giveBack(charge, Math.min(charge.amount - charge.refunded, amount), null);
  }

  /** The holder's bank refuses the newest refund, days after it was accepted. */
  failRefund(id: string): void {
    const charge = this.session(id)?.charge;
    const refund = charge?.refunds.findLast(({ status }) => status === 'succeeded');
    if (!charge || !refund) return;
    refund.status = 'failed';
    charge.refunded -= refund.amount;
  }

  /** Tells all stores. */
  async sendEvent(event: DemoEvent, id: string): Promise<void> {
    const session = this.session(id);
    if (session) for (const listener of this.#listeners) await listener(event, session);
  }

  /** Answers a request of the SDK. `idempotencyKey`: the first answer is given again. */
  answer(method: string, path: string, params: Params, idempotencyKey: string | null = null): ApiReply {
    if (idempotencyKey === null) return this.#route(method, path, params);
    const reply = this.#replies.get(idempotencyKey) ?? this.#route(method, path, params);
    this.#replies.set(idempotencyKey, reply);
    return reply;
  }

  /** `fetch` for the SDK, without a network. */
  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init.method ?? 'GET';
    const sent = typeof init.body === 'string' ? init.body : '';
    const params = method === 'GET' ? url.searchParams : new URLSearchParams(sent);
    const { status, body } = this.answer(
      method,
      url.pathname,
      params,
      new Headers(init.headers).get('idempotency-key'),
    );
    return Response.json(body, { status, headers: { 'request-id': `req_${randomUUID()}` } });
  };

  #route(method: string, path: string, params: Params): ApiReply {
    const [, id = '', act] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.#open(params);
    if (method === 'GET' && path === '/v1/checkout/sessions') return this.#list(params.get('payment_intent'));
    if (method === 'GET' && id) return sessionReply(this.session(id));
    if (method === 'POST' && act) return this.#close(id);
    if (method === 'POST' && path === '/v1/refunds') return this.#refund(params);
    if (method === 'GET' && path === '/v1/disputes') return this.#disputes(params.get('payment_intent'));
    return notFoundReply('resource');
  }

  #open(params: Params): ApiReply {
    const price = 'line_items[0][price_data]';
    const amount = Number(params.get(`${price}[unit_amount]`));
    if (!(amount >= 50)) return failure(400, 'amount_too_small', 'The amount must be at least 50 cents');
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: DemoSession = {
      id,
      amount,
      status: 'open',
      charge: null,
      key: params.get('client_reference_id') ?? '',
      title: params.get(`${price}[product_data][name]`) ?? '',
      currency: params.get(`${price}[currency]`) ?? '',
      returnUrl: params.get('success_url') ?? '',
      expiresAt: Number(params.get('expires_at')) * 1_000,
    };
    this.#sessions.set(id, session);
    return sessionReply(session);
  }

  #close(id: string): ApiReply {
    const session = this.session(id);
    if (session && session.status !== 'open')
      return failure(400, undefined, `Only open sessions can be expired; this one is ${session.status}`);
    this.expire(id);
    return sessionReply(session);
  }

  #list(intent: string | null): ApiReply {
    return list(this.sessions.filter(({ charge }) => charge?.intent === intent).map((one) => sessionReply(one).body));
  }

  #refund(params: Params): ApiReply {
    const intent = params.get('payment_intent') ?? '';
    const session = this.sessions.find(({ charge }) => charge?.intent === intent);
    const charge = session?.charge;
    if (!charge) return notFoundReply('payment_intent');
    if (charge.disputeStatus) return failure(400, 'charge_disputed', 'This charge has been charged back');
    const amount = Number(params.get('amount') ?? charge.amount - charge.refunded);
    if (charge.refunded + amount > charge.amount)
      return failure(400, 'charge_already_refunded', 'The refund is larger than what is left of the charge');
    return { status: 200, body: refundBody(giveBack(charge, amount, params.get('metadata[refund]')), intent) };
  }

  #disputes(intent: string | null): ApiReply {
    const { charge } = this.sessions.find((session) => session.charge?.intent === intent) ?? {};
    return list(charge?.disputeStatus ? [chargeReply(charge).dispute] : []);
  }
}

function giveBack(charge: NonNullable<DemoSession['charge']>, amount: number, key: string | null): DemoRefund {
  const refund: DemoRefund = { id: `re_demo_${randomUUID()}`, key, amount, status: 'succeeded' };
  charge.refunds.push(refund);
  charge.refunded += amount;
  return refund;
}
