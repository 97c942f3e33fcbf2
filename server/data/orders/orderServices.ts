import type { Seller } from '../../../shared/contracts/seller.ts';
import type { PaymentProvider } from '../../orders/PaymentProvider.ts';
import type { AddressRepository } from '../AddressRepository.ts';
import type { Database } from '../Database.ts';
import type { QuoteParts } from './OrderQuotes.ts';
import { OrderDesk } from './OrderDesk.ts';
import { OrderQuotes } from './OrderQuotes.ts';
import { OrderRepository } from './OrderRepository.ts';
import { OrderSteps, type StepParts } from './OrderSteps.ts';
import { StaffOrders } from './StaffOrders.ts';
import { Till } from './Till.ts';

interface OrderServiceParts extends StepParts, QuoteParts {
  addresses: AddressRepository;
  /** Null where the store takes no cards. */
  provider: PaymentProvider | null;
  seller: Seller;
}

/** Everything about orders: what is charged, what is bought, how it is paid and brought on. */
export function orderServices(db: Database, parts: OrderServiceParts) {
  const steps = new OrderSteps(parts);
  const quotes = new OrderQuotes(db, parts);
  const { provider } = parts;
  const till = new Till(db, { ...parts, steps });
  return {
    quotes,
    provider,
    till,
    orders: new OrderRepository(db, { ...parts, quotes, steps }),
    orderDesk: new OrderDesk(db, steps, till),
    staffOrders: new StaffOrders(db, till, parts.now),
  };
}
