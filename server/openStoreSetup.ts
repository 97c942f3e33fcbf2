import type { Database } from './data/Database.ts';
import { openPaymentProvider } from './orders/openPaymentProvider.ts';
import type { StoreSetup } from './services.ts';
import type { Settings } from './settings.ts';

/** What this store runs with, by its settings. */
export async function openStoreSetup(settings: Settings, db: Database): Promise<StoreSetup> {
  return { provider: await openPaymentProvider(settings, db) };
}
