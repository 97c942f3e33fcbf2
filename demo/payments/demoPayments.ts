import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import type { PaymentProvider } from '../../server/modules/payments/PaymentProvider.ts';
import { StripeProvider } from '../../server/modules/payments/stripe/StripeProvider.ts';
import { WEBHOOK_PATH } from '../../server/modules/payments/stripe/webhookRoute.ts';
import { isProduction } from '../../server/settings.ts';
import { type DemoEvent, DemoStripe } from './DemoStripe.ts';
import { payPage } from './payPage.ts';
import { chargeReply, type DemoSession, sessionReply, refundBody } from './stripeReplies.ts';

/** Public, so they must never be those of a real store. */
export const DEMO_SECRET_KEY = 'sk_test_demonstration';
export const DEMO_WEBHOOK_SECRET = 'whsec_demonstration';

/** The account of this process: as at a real provider, all instances of a store share it. */
let account: DemoStripe | null = null;

/** Returns the demonstration's account at the provider. Throws in production. */
export const demoAccount = (): DemoStripe => (account ??= new DemoStripe());

/** The provider of a real store, with an account that exists in this process only. */
export function demoPaymentProvider(): PaymentProvider {
  const httpClient = Stripe.createFetchHttpClient(demoAccount().fetch);
  return new StripeProvider(new Stripe(DEMO_SECRET_KEY, { httpClient, telemetry: false }), DEMO_WEBHOOK_SECRET);
}

/** Registers the hosted page, and sends its events to this store. */
export function demoPaymentRoutes(app: FastifyInstance): void {
  if (isProduction()) throw new Error('the hosted pay page must not run in production');
  const stripe = demoAccount();
  payPage(app, stripe);
  const dispose = stripe.onEvent(async (event, session) => {
    const { payload, signature } = signedEvent(event, session);
    await app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  });
  app.addHook('onClose', () => dispose());
}

interface SignedEvent {
  payload: string;
  signature: string;
}

/** An event as the provider sends it, signed with the demonstration's secret. */
export function signedEvent(
  event: DemoEvent,
  session: DemoSession,
  at = Date.now(),
  secret = DEMO_WEBHOOK_SECRET,
): SignedEvent {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: event,
    api_version: '2025-01-01',
    livemode: false,
    created: Math.floor(at / 1_000),
    data: { object: subjectOf(event, session) },
  });
  const timestamp = Math.floor(at / 1_000);
  const { webhooks } = new Stripe(DEMO_SECRET_KEY);
  return { payload, signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}

function subjectOf(event: DemoEvent, session: DemoSession): unknown {
  if (event.startsWith('checkout.') || !session.charge) return sessionReply(session).body;
  const { charge, dispute } = chargeReply(session.charge);
  if (event === 'charge.refunded') return charge;
  return event === 'refund.failed' ? refundBody(session.charge.refunds.at(-1)!, session.charge.intent) : dispute;
}
