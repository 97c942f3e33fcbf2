import { createTransport } from 'nodemailer';
import type { Settings } from '../../settings.ts';
import { adviceOnMail } from '../letters/mailCommand.ts';
import { openStripe } from '../payments/stripe/openStripe.ts';
import { ProviderUnavailable } from '../payments/PaymentProvider.ts';
import { isTestKey } from '../payments/paymentSettings.ts';
import { type Finding, note, ok, wrong } from './Finding.ts';
import { errorText } from '../../platform/errorText.ts';

const MAIL_MS = 10_000;

/** Connects to the mail server and signs in, without sending anything. */
export async function checkMail({ mail }: Pick<Settings, 'mail'>): Promise<Finding> {
  if (!mail.isOn) return note('mail', 'MAIL=off: this store writes no letters.');
  if (mail.smtpUrl === null) return wrong('mail', 'Set SMTP_URL and MAIL_FROM (docs/mail.md).');
  const times = { connectionTimeout: MAIL_MS, greetingTimeout: MAIL_MS, socketTimeout: MAIL_MS, dnsTimeout: MAIL_MS };
  const transport = createTransport({ url: mail.smtpUrl, ...times });
  try {
    await transport.verify();
  } catch (error) {
    return wrong('mail', `The mail server refuses: ${errorText(error)}. ${adviceOnMail(error)}`);
  } finally {
    transport.close();
  }
  if (mail.staffEmail === null)
    return note(
      'mail',
      'The mail server answers. HOUSE_EMAIL is not set, so your staff get no letter about new requests.',
    );
  return ok('mail', 'The mail server answers. npm run mail:test -- ADDRESS sends a letter.');
}

/** Asks the payment provider something, which it answers only to a key that works. */
export async function checkPayment({ stripe }: Pick<Settings, 'stripe'>): Promise<Finding> {
  if (stripe === null) return note('payment', 'No Stripe keys: bank transfer only.');
  try {
    await openStripe(stripe).find('cs_test_doctor');
  } catch (error) {
    const reason = errorText(error);
    if (error instanceof ProviderUnavailable)
      return wrong(
        'payment',
        `Stripe does not answer (${reason}). Let a firewall allow api.stripe.com; otherwise try again later.`,
      );
    return wrong(
      'payment',
      `Stripe does not accept the key (${reason}). Check STRIPE_SECRET_KEY and its rights (docs/payments.md).`,
    );
  }
  if (isTestKey(stripe))
    return wrong(
      'payment',
      'STRIPE_SECRET_KEY is a test key: no money moves. Set the live key before you open the store.',
    );
  return ok('payment', 'Stripe accepts the key.');
}
