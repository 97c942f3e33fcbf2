export interface DemoRefund {
  id: string;
  /** The store's key; null for one of the dashboard. */
  key: string | null;
  amount: number;
  status: 'succeeded' | 'failed';
}

/** The current state of a payment page, with the charge once it was paid. */
export interface DemoSession {
  id: string;
  key: string;
  title: string;
  amount: number;
  currency: string;
  returnUrl: string;
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  /** Null until it is paid. */
  charge: {
    id: string;
    intent: string;
    amount: number;
    /** The refunded amount, without failed refunds. */
    refunded: number;
    refunds: DemoRefund[];
    disputeStatus: string | null;
  } | null;
}

/** An answer of Stripe's API. */
export interface ApiReply {
  status: number;
  body: Record<string, unknown>;
}

type Charge = NonNullable<DemoSession['charge']>;

/** The card of the demonstration, as a charge describes it. */
const CARD = { brand: 'visa', last4: '4242' };
const PAGE_PATH = '/dev/pay';

/** An error as Stripe's API answers it. */
export const failure = (status: number, code: string | undefined, message: string): ApiReply => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...(code && { code }) } },
});

/** Stripe's answer where a resource of this kind is unknown. */
export const notFoundReply = (resource: string): ApiReply => failure(404, 'resource_missing', `No such ${resource}`);

/** A list as Stripe's API answers it; one page is the whole list. */
export const list = (data: readonly Record<string, unknown>[]): ApiReply => ({
  status: 200,
  body: { object: 'list', data, has_more: false },
});

/** The page, with the payment expanded. */
export const sessionReply = (session: DemoSession | null): ApiReply =>
  session ? { status: 200, body: bodyOf(session) } : notFoundReply('checkout.session');

/** A refund as Stripe's API describes it; `intent` is the payment that it belongs to. */
export const refundBody = ({ id, key, amount, status }: DemoRefund, intent: string): Record<string, unknown> => ({
  id,
  object: 'refund',
  amount,
  status,
  payment_intent: intent,
  metadata: key === null ? {} : { refund: key },
  ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
});

/** A charge and its dispute, as the API and its events describe them. */
export const chargeReply = ({ id, intent, amount, refunded, refunds, disputeStatus }: Charge) => ({
  charge: {
    id,
    object: 'charge',
    payment_intent: intent,
    amount,
    amount_refunded: refunded,
    refunds: list(refunds.map((refund) => refundBody(refund, intent)).toReversed()).body,
    disputed: disputeStatus !== null,
    payment_method_details: { type: 'card', card: CARD },
  },
  dispute: { id: `dp_${id}`, object: 'dispute', charge: id, payment_intent: intent, amount, status: disputeStatus },
});

function bodyOf(session: DemoSession): Record<string, unknown> {
  const { id, key, amount, currency, status, charge, expiresAt } = session;
  const url = status === 'open' ? `${new URL(session.returnUrl).origin}${PAGE_PATH}/${id}` : null;
  return {
    id,
    object: 'checkout.session',
    status,
    url,
    currency,
    client_reference_id: key,
    amount_total: charge?.amount ?? amount,
    payment_status: charge ? 'paid' : 'unpaid',
    expires_at: Math.floor(expiresAt / 1_000),
    payment_intent: charge && {
      id: charge.intent,
      object: 'payment_intent',
      amount_received: charge.amount,
      latest_charge: chargeReply(charge).charge,
    },
  };
}
