import { missingForMail } from '../../platform/mail/mailSettings.ts';
import { DEVELOPMENT_SIGN_SECRET, readStoreSettings, type Settings, StartFailure } from '../../settings.ts';
import { openStoreSetup } from '../company/openStoreSetup.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkFolder } from './checkFolder.ts';
import { checkMail, checkPayment } from './checkServices.ts';
import { type Finding, ok, wrong } from './Finding.ts';

/** Checks a real store with these settings, by default those of the process. Changes nothing. */
export async function examine(now: number, environment?: Record<string, string>): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readStoreSettings(environment);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return [wrong('settings', error.message)];
  }
  return [
    ...checkSettings(settings),
    checkSecret(settings),
    ...(await checkDatabase(settings)),
    await checkMail(settings),
    await checkPayment(settings),
    ...checkFolder(settings.dataDir, now),
  ];
}

function checkSettings(settings: Settings): Finding[] {
  const missing = missingForMail(settings);
  const warnings = warningsOf(settings);
  return [
    ...(missing.length > 0
      ? [
          wrong(
            'settings',
            `Set ${missing.join(' and ')} (docs/mail.md), or MAIL=off for a store that writes no letters.`,
          ),
        ]
      : []),
    ...warnings.map((line) => wrong('settings', line)),
    ...(missing.length + warnings.length === 0 ? [ok('settings', 'They are valid.')] : []),
  ];
}

// A test key is a matter of the payments.
function warningsOf(settings: Settings): string[] {
  try {
    return openStoreSetup({ ...settings, stripe: null }, null).warnings;
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return [error.message];
  }
}

const checkSecret = ({ signSecret }: Settings): Finding =>
  signSecret === DEVELOPMENT_SIGN_SECRET
    ? wrong(
        'secrets',
        'SIGN_SECRET is the public one of development. Set your own, such as the output of: openssl rand -base64 32',
      )
    : ok('secrets', 'SIGN_SECRET is your own.');
