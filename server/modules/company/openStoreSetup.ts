import type { Demonstration } from '../../demonstration.ts';
import type { Database } from '../../platform/database/Database.ts';
import type { StoreSetup } from '../../services.ts';
import { originOf, type Settings } from '../../settings.ts';
import { readCompany } from './readCompany.ts';

/**
 * Returns the company, payment provider and demonstration for the services, and a warning line for each thing that the
 * merchant must fix. A real store takes no cards yet: no provider can be configured.
 */
export function openStoreSetup(
  settings: Settings,
  db: Database,
  demonstration: Demonstration | null,
): StoreSetup & { warnings: string[] } {
  const { mail } = settings;
  if (settings.production && demonstration) throw new Error('a demonstration must not run in production');
  return {
    ...readCompany(settings),
    letters: {
      origin: writesLetters(settings) ? originOf(settings) : null,
      house: mail.house === null ? null : { email: mail.house, language: mail.houseLanguage },
    },
    provider: demonstration?.createPaymentProvider(db) ?? null,
    demonstration,
  };
}

/** A demonstration keeps its letters itself; a store in production needs a mail server. */
const writesLetters = ({ production, mail }: Settings): boolean => mail.isOn && (!production || mail.smtpUrl !== null);
