import { z } from 'zod/mini';

const ADDRESS = /^(?:https:\/\/[^\s/]+|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?)\/?$/;

/** Environment variables of the payment provider. */
export const PaymentEnvironment = {
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[sr]k_(?:live|test)_\w+$/, 'must be a secret or restricted key, such as sk_live_…')),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^whsec_\w+$/, 'must be the signing secret of the webhook, such as whsec_…')),
  ),
  STRIPE_API_URL: z._default(
    z.string().check(z.regex(ADDRESS, 'must be an https address, or one on this machine')),
    'https://api.stripe.com',
  ),
};
const Environment = z.object(PaymentEnvironment);

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
}

/** Returns null without keys: then the store takes no cards. */
export function stripeSettings(env: z.output<typeof Environment>): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL } : null;
}

/** Returns what is missing; null if both keys are set, or none. */
export function missingStripeSetting(env: z.output<typeof Environment>): string | null {
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    return 'STRIPE_WEBHOOK_SECRET must be set beside STRIPE_SECRET_KEY';
  if (env.STRIPE_WEBHOOK_SECRET && !env.STRIPE_SECRET_KEY)
    return 'STRIPE_SECRET_KEY must be set beside STRIPE_WEBHOOK_SECRET';
  return null;
}

/** True for a key that moves no money. */
export const isTestKey = ({ secretKey }: Pick<StripeSettings, 'secretKey'>): boolean => /^[sr]k_test_/.test(secretKey);
