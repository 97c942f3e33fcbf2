import type { AddressRepository } from '../AddressRepository.ts';
import type { Database } from '../Database.ts';
import type { QuoteParts } from './OrderQuotes.ts';
import { OrderDesk } from './OrderDesk.ts';
import { OrderQuotes } from './OrderQuotes.ts';
import { OrderRepository } from './OrderRepository.ts';
import { OrderSteps, type StepParts } from './OrderSteps.ts';
import { TestProvider } from './TestProvider.ts';
import { Till } from './Till.ts';

/** Everything about orders: what is charged, what is bought, how it is paid and brought on. */
export function orderServices(db: Database, parts: StepParts & QuoteParts & { addresses: AddressRepository }) {
  const steps = new OrderSteps(parts);
  const quotes = new OrderQuotes(db, parts);
  const provider = new TestProvider(db);
  const till = new Till(db, { ...parts, steps, provider });
  return {
    quotes,
    provider,
    till,
    orders: new OrderRepository(db, { ...parts, quotes, steps }),
    orderDesk: new OrderDesk(db, steps, till),
  };
}
