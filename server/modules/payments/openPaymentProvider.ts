import type { Database } from '../../platform/database/Database.ts';
import type { Settings } from '../../settings.ts';
import type { PaymentProvider } from './PaymentProvider.ts';

/** The provider of card payments; null in production, where none can be configured yet: bank transfer alone is offered. */
export async function openPaymentProvider(
  { production }: Pick<Settings, 'production'>,
  db: Database,
): Promise<PaymentProvider | null> {
  if (production) return null;
  const { TestProvider } = await import('./TestProvider.ts');
  return new TestProvider(db);
}
