import { DEVELOPMENT_SIGN_SECRET } from '../server/settings.ts';
import { DEMO_MEMBER } from '../server/modules/company/demoAccount.ts';
import { SAMPLE_SETTINGS } from './sampleSettings.ts';
import { DEMO_SECRET_KEY, DEMO_WEBHOOK_SECRET } from './payments/demoPayments.ts';

/**
 * Everything that plays a part in development and must be out of reach in production. A test tries each of them on a
 * real store, and holds that no path is missing.
 */
export const DEVELOPMENT_PARTS = {
  /** Paths of the development pages; each includes the paths below it. */
  paths: ['/dev/mail', '/dev/chat', '/dev/clock', '/dev/identity', '/dev/pay'],
  /** Values that everybody can read in the sources. */
  secrets: { sign: DEVELOPMENT_SIGN_SECRET, paymentKey: DEMO_SECRET_KEY, paymentEvents: DEMO_WEBHOOK_SECRET },
  member: DEMO_MEMBER,
  settings: SAMPLE_SETTINGS,
} as const;
