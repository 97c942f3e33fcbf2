import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import type { AddressBook } from '../members/AddressBook.ts';
import type { LetterWriter } from '../letters/LetterWriter.ts';
import type { Database } from '../../platform/database/Database.ts';
import type { PricingParts } from './pricing/OrderPricing.ts';
import { OrderFulfilment } from './OrderFulfilment.ts';
import { OrderPricing } from './pricing/OrderPricing.ts';
import { OrderRepository } from './OrderRepository.ts';
import { OrderTransitions, type TransitionParts } from './OrderTransitions.ts';
import { StaffOrders } from './staff/StaffOrders.ts';
import { OrderCancelling } from '../payments/OrderCancelling.ts';
import { PaymentPages } from '../payments/PaymentPages.ts';
import { PaymentRecords } from '../payments/PaymentRecords.ts';
import { PaymentReminders } from '../payments/PaymentReminders.ts';
import { PaymentService } from '../payments/PaymentService.ts';
import { Refunds } from '../payments/refunds/Refunds.ts';
import { StaffRefunds } from '../payments/refunds/StaffRefunds.ts';

interface OrderServiceParts extends TransitionParts, PricingParts {
  addresses: AddressBook;
  /** Null if the store takes no cards. */
  provider: PaymentProvider | null;
  store: Pick<LiveSettings, 'seller' | 'tariff' | 'currency'>;
  letters: LetterWriter;
  /** Tells staff what they have to look at, in a line. */
  warn: (line: string) => void;
}

/** Creates the services for orders: pricing, repository, payment and fulfilment. */
export function orderServices(db: Database, parts: OrderServiceParts) {
  const steps = new OrderTransitions(parts);
  const quotes = new OrderPricing(db, parts);
  const { provider } = parts;
  const refunds = new Refunds(db, parts);
  const paymentPages = new PaymentPages(db, {
    ...parts,
    records: new PaymentRecords(db, { ...parts, steps, refunds }),
  });
  const cancelling = new OrderCancelling({ ...parts, steps, refunds });
  const paymentService = new PaymentService(db, { ...parts, steps, pages: paymentPages, refunds, cancelling });
  return {
    quotes,
    provider,
    refunds,
    paymentPages,
    paymentService,
    paymentReminders: new PaymentReminders(db, parts),
    orders: new OrderRepository(db, { ...parts, quotes, steps }),
    orderFulfilment: new OrderFulfilment(db, { ...parts, steps, paymentService }),
    staffOrders: new StaffOrders(db, { ...parts, steps, paymentService }),
    staffRefunds: new StaffRefunds(db, { ...parts, refunds }),
  };
}
