import type { Demonstration } from '../../demonstration.ts';
import type { StoreSetup } from '../../services.ts';
import { originOf, type Settings } from '../../settings.ts';
import { openStripe } from '../payments/stripe/openStripe.ts';
import { isTestKey } from '../payments/paymentSettings.ts';

/**
 * Returns the payment provider, letters and demonstration for the services, and a warning line for each thing that the
 * merchant must fix.
 */
export function openStoreSetup(
  settings: Settings,
  demonstration: Demonstration | null,
): StoreSetup & { warnings: string[] } {
  const { mail, stripe } = settings;
  if (settings.production && demonstration) throw new Error('a demonstration must not run in production');
  const provider = demonstration?.createPaymentProvider() ?? (stripe && openStripe(stripe));
  const letters = {
    origin: writesLetters(settings) ? originOf(settings) : null,
    staff: mail.staffEmail === null ? null : { email: mail.staffEmail, language: mail.staffLanguage },
  };
  const testMode = stripe && isTestKey(stripe) ? [TEST_MODE] : [];
  return {
    provider,
    letters,
    demonstration,
    warnings: [...(settings.hasCompanyFile ? [COMPANY_FILE] : []), ...testMode],
  };
}

const COMPANY_FILE =
  'COMPANY_FILE is not read any more: write its values with `npm run store:settings -- FILE` (docs/settings.md), and remove the variable.';

const TEST_MODE =
  'STRIPE_SECRET_KEY is a test key: card payments move no money, and test cards pay orders. Set the live key before you open the store.';

/** A demonstration keeps its letters itself; a store in production needs a mail server. */
const writesLetters = ({ production, mail }: Settings): boolean => mail.isOn && (!production || mail.smtpUrl !== null);
