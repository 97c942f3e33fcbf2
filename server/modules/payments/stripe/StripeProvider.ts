import { Stripe } from 'stripe';
import type { Language } from '../../../../shared/text/languages.ts';
import {
  type Checkout,
  type CheckoutRequest,
  ForgedEvent,
  type KnownCard,
  type PaymentProvider,
  type ProviderRefund,
  ProviderUnavailable,
  ProviderRefusal,
  type RefundRequest,
} from '../PaymentProvider.ts';

type Session = Stripe.Checkout.Session;

/** For calls that a page waits for. */
const SHORT_TIMEOUT = { timeout: 5_000, maxNetworkRetries: 0 };
/** The ten newest refunds of the charge come with it. */
const EXPAND = ['payment_intent.latest_charge.refunds'];
/** The store's key of a refund, in its metadata. */
const REFUND_KEY = 'refund';
const ORDER_NAMES: Record<Language, string> = { en: 'Order', es: 'Pedido', ru: 'Заказ', zh: '订单' };
const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unionpay: 'UnionPay',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
};
/** Transient errors: the outcome of the request is unknown. */
const TRANSIENT_ERRORS: readonly unknown[] = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'];

/** Stripe Checkout: https://docs.stripe.com/payments/checkout. */
export class StripeProvider implements PaymentProvider {
  /** Every Stripe account takes these. */
  readonly brands = ['Visa', 'Mastercard', 'American Express'];
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor(stripe: Stripe, webhookSecret: string) {
    this.#stripe = stripe;
    this.#webhookSecret = webhookSecret;
  }

  async open({ key, amount, currency, orderCode, language, returnUrl, expiresAt }: CheckoutRequest): Promise<Checkout> {
    const session = await callStripe(() =>
      this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          // Cards are settled at once; methods that take days would need states of their own.
          allowed_payment_method_types: ['card'],
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: `${ORDER_NAMES[language]} ${orderCode}` },
              },
            },
          ],
          client_reference_id: key,
          payment_intent_data: { description: orderCode, metadata: { order: orderCode } },
          locale: language,
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: Math.floor(expiresAt.getTime() / 1_000),
        },
        { idempotencyKey: `checkout:${key}` },
      ),
    );
    return this.#checkoutOf(session);
  }

  async find(checkoutId: string): Promise<Checkout | null> {
    const session = await callStripe(() =>
      this.#stripe.checkout.sessions.retrieve(checkoutId, { expand: EXPAND }, SHORT_TIMEOUT).catch(nullIfMissing),
    );
    return session && this.#checkoutOf(session);
  }

  async expire(checkoutId: string): Promise<Checkout | null> {
    // A page that is paid or closed already refuses; then it is read as it is.
    await callStripe(() => this.#stripe.checkout.sessions.expire(checkoutId).catch(nullIfRefused));
    return this.find(checkoutId);
  }

  async refund({ intent, amount, key }: RefundRequest): Promise<string> {
    const refund = await callStripe(() =>
      this.#stripe.refunds.create(
        { payment_intent: intent, amount, metadata: { [REFUND_KEY]: key } },
        { idempotencyKey: `refund:${key}` },
      ),
    );
    if (isFailed(refund)) throw new ProviderRefusal(`the refund is ${refund.status}`);
    return refund.id;
  }

  async readEvent(body: Buffer, signature: string): Promise<Pick<Checkout, 'id' | 'key'> | null> {
    const { data } = this.#verified(body, signature);
    const { object } = data;
    if (!('object' in object)) return null;
    if (object.object === 'checkout.session') return { id: object.id, key: object.client_reference_id };
    if (object.object !== 'charge' && object.object !== 'dispute' && object.object !== 'refund') return null;
    const { payment_intent: intent } = object;
    return intent === null ? null : this.#sessionOf(typeof intent === 'string' ? intent : intent.id);
  }

  #verified(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.#stripe.webhooks.constructEvent(body, signature, this.#webhookSecret);
    } catch (error) {
      throw new ForgedEvent('the event is not signed by the provider, or too old', { cause: error });
    }
  }

  async #sessionOf(intent: string): Promise<Pick<Checkout, 'id' | 'key'> | null> {
    const { data } = await callStripe(() => this.#stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }));
    const [session] = data;
    return session ? { id: session.id, key: session.client_reference_id } : null;
  }

  async #checkoutOf(session: Session): Promise<Checkout> {
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
    const isPaid = session.payment_status === 'paid';
    return {
      id: session.id,
      key: session.client_reference_id,
      url: session.url,
      state: isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
      amount: isPaid && intent ? intent.amount_received : (session.amount_total ?? 0),
      currency: (session.currency ?? '').toUpperCase(),
      intent: isPaid ? (intent?.id ?? null) : null,
      card: cardOf(charge),
      refunds: charge?.refunds?.data.map(refundOf) ?? [],
      dispute: intent && charge?.disputed ? await this.#disputeOf(intent.id) : null,
    };
  }

  async #disputeOf(intent: string): Promise<Checkout['dispute']> {
    const { data } = await callStripe(() =>
      this.#stripe.disputes.list({ payment_intent: intent, limit: 1 }, SHORT_TIMEOUT),
    );
    const [dispute] = data;
    if (!dispute) return null;
    if (dispute.status === 'lost') return 'lost';
    // An inquiry that was closed took no money.
    return ['won', 'warning_closed', 'prevented'].includes(dispute.status) ? 'won' : 'open';
  }
}

const isFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

const refundOf = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  key: refund.metadata?.[REFUND_KEY] ?? null,
  amount: refund.amount,
  isFailed: isFailed(refund),
  reason: refund.failure_reason ?? null,
});

function cardOf(charge: Stripe.Charge | null): KnownCard | null {
  const card = charge?.payment_method_details?.card;
  return card ? { brand: BRANDS[card.brand ?? ''] ?? 'Card', last4: card.last4 ?? '' } : null;
}

/** Runs a call, and maps the SDK's errors to those of the port. */
async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    // The SDK's text may quote a key; its kind and code do not.
    const reason = [error.type, error.code].filter(Boolean).join(' ');
    const Kind = TRANSIENT_ERRORS.includes(error.type) ? ProviderUnavailable : ProviderRefusal;
    throw new Kind(`Stripe answered ${reason}, request ${error.requestId ?? 'unknown'}`);
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
  throw error;
}

function nullIfRefused(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
  throw error;
}
