import { Stripe } from 'stripe';
import type { StripeSettings } from '../paymentSettings.ts';
import { StripeProvider } from './StripeProvider.ts';

const TIMEOUT_MS = 20_000;

/** Opens the payment provider of a real store. Makes no request. */
export function openStripe({ secretKey, webhookSecret, apiUrl }: StripeSettings): StripeProvider {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
  });
  return new StripeProvider(stripe, webhookSecret);
}
