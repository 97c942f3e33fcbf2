import { readCompany } from './readCompany.ts';
import type { Database } from '../../platform/database/Database.ts';
import { openPaymentProvider } from '../payments/openPaymentProvider.ts';
import type { StoreSetup } from '../../services.ts';
import type { Settings } from '../../settings.ts';

/** What this store runs with, by its settings, and a line on each thing that its merchant has to see to. */
export async function openStoreSetup(settings: Settings, db: Database): Promise<StoreSetup & { warnings: string[] }> {
  return { ...readCompany(settings), provider: await openPaymentProvider(settings, db) };
}
