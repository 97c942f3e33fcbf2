import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import { Code } from '../../../shared/contract/envelope.ts';
import { type Language, withLanguage } from '../../../shared/text/languages.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database } from '../../platform/database/Database.ts';
import { collectFailures } from '../../platform/jobs/collectFailures.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import { isPaid } from '../orders/orderStates.ts';
import { codeOf, type OrderRow, type PaymentRow, paymentsOf } from '../orders/orderQueries.ts';
import { orders, payments } from '../orders/schema.ts';
import { payPath } from './payLink/payPath.ts';
import type { PaymentRecords } from './PaymentRecords.ts';
import { type Checkout, type PaymentProvider, ProviderUnavailable, ProviderRefusal } from './PaymentProvider.ts';
import { isOpenPage, lockPayment, setPayment } from './paymentRows.ts';

/** The store, language and browser that a payment page was opened from, to return there. */
export interface OpenedFrom {
  /** Scheme and host of the store. */
  origin: string;
  language: Language;
  /** In another browser, where the member may not be signed in. */
  isElsewhere: boolean;
}

/** A payment that somebody came to by its short address. */
export interface LinkedPayment {
  payment: PaymentRow;
  /** The public number of its order. */
  code: string;
  isOrderPaid: boolean;
}

interface PageParts {
  /** Null if the store takes no cards. */
  provider: PaymentProvider | null;
  records: PaymentRecords;
  store: Pick<LiveSettings, 'currency'>;
  now: () => number;
}

/** An open page is asked about once in this time at most, however often its order is read. */
const ASK_EVERY_MS = 10_000;
/** An open page of this age is asked about by the job, as its event may have been lost. */
const LONG_OPEN_MS = 5 * 60_000;

/**
 * The provider's payment pages of orders. At most one of an order is open: before another one is opened, the provider
 * has closed it. Never calls the provider while a row is locked.
 */
export class PaymentPages {
  readonly #db: Database;
  readonly #parts: PageParts;

  constructor(db: Database, parts: PageParts) {
    this.#db = db;
    this.#parts = parts;
  }

  get isOffered(): boolean {
    return this.#parts.provider !== null;
  }

  /** Opens the page of a payment; repeated, it is the same page. Throws a DomainError where there is none. */
  async open(paymentId: number, from: OpenedFrom): Promise<void> {
    const paymentWithOrder = await this.#withOrder(eq(payments.id, paymentId));
    if (!paymentWithOrder || !isOpenPage(paymentWithOrder.payment) || paymentWithOrder.payment.checkout !== null)
      return;
    const { payment, order } = paymentWithOrder;
    const request = {
      key: payment.key,
      amount: payment.amount,
      currency: this.#parts.store.currency,
      orderCode: codeOf(order),
      language: from.language,
      returnUrl: returnUrl(payment, from),
      expiresAt: payment.pageUntil!,
    };
    let checkout: Checkout;
    try {
      checkout = await this.#provider.open(request);
    } catch (error) {
      // A page whose answer was lost cannot be paid: its address is unknown.
      await this.#endUnopened(payment, 'failed');
      throw asDomainError(error, order.state);
    }
    const isPending = await this.#db.transaction(async (tx) => {
      const [, current] = await lockPayment(tx, payment);
      if (current.state !== 'pending') return false;
      await setPayment(tx, payment.id, { checkout: checkout.id, pageUrl: checkout.url });
      return true;
    });
    // Another press has called it off meanwhile.
    if (!isPending) await this.#provider.expire(checkout.id);
  }

  /** Returns the payment with this key. */
  async linked(key: string): Promise<LinkedPayment | null> {
    const paymentWithOrder = await this.#withOrder(eq(payments.key, key));
    if (!paymentWithOrder) return null;
    const { payment, order } = paymentWithOrder;
    return { payment, code: codeOf(order), isOrderPaid: isPaid(order.state) };
  }

  /** Closes the open pages of an order, and records one that was paid before. Throws code 13 if the provider is away. */
  async close(orderId: number): Promise<void> {
    for (const payment of (await paymentsOf(this.#db, orderId)).filter(isOpenPage)) {
      if (payment.checkout === null) await this.#endUnopened(payment, 'abandoned');
      else if (this.#isOrphan(payment)) await this.#end(payment, 'expired');
      else await this.#expire(payment, payment.checkout);
    }
  }

  /** Asks the provider about the open page of an order, unless it was asked a moment ago. A failure changes nothing. */
  async refresh(orderId: number): Promise<void> {
    if (!this.#parts.provider) return;
    const before = new Date(this.#parts.now() - ASK_EVERY_MS);
    for (const { id } of (await paymentsOf(this.#db, orderId)).filter(isOpenPage)) {
      const [due] = await this.#db
        .update(payments)
        .set({ checkedAt: new Date(this.#parts.now()) })
        .where(and(eq(payments.id, id), or(isNull(payments.checkedAt), lt(payments.checkedAt, before))))
        .returning();
      if (due) await this.#ask(due).catch(ignoreUnavailable);
    }
  }

  /** Handles a signed event of the provider. Events about pages of others are ignored. */
  async receive(body: Buffer, signature: string): Promise<void> {
    const about = await this.#provider.readEvent(body, signature);
    if (!about) return;
    const condition =
      about.key === null ? eq(payments.checkout, about.id) : or(eq(payments.checkout, about.id), isKey(about.key));
    const [payment] = await this.#db.select().from(payments).where(condition);
    // The page's event may come before the answer that opened it is stored.
    if (payment) await this.#ask({ ...payment, checkout: about.id });
  }

  /** Asks about pages that are open too long, and records what became of them. */
  async sweep(): Promise<void> {
    if (!this.#parts.provider) return;
    const isLong = lt(payments.createdAt, new Date(this.#parts.now() - LONG_OPEN_MS));
    const open = await this.#db
      .select()
      .from(payments)
      .where(and(eq(payments.method, 'card'), eq(payments.state, 'pending'), isLong));
    const failures = await collectFailures(open, (payment) => this.#ask(payment));
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${open.length} payment pages stay open`, { cause: failures[0] });
  }

  get #provider(): PaymentProvider {
    if (!this.#parts.provider) throw new ProviderUnavailable('no payment provider is configured');
    return this.#parts.provider;
  }

  async #withOrder(condition: SQL): Promise<{ payment: PaymentRow; order: OrderRow } | undefined> {
    const [row] = await this.#db
      .select({ payment: payments, order: orders })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(condition);
    return row;
  }

  // Without the provider's keys it cannot be asked; the page has expired by itself.
  #isOrphan({ pageUntil }: PaymentRow): boolean {
    return this.#parts.provider === null && (pageUntil?.getTime() ?? 0) < this.#parts.now();
  }

  async #ask(payment: PaymentRow): Promise<void> {
    if (payment.checkout === null) return this.#endIfStale(payment);
    const checkout = await this.#provider.find(payment.checkout);
    if (checkout) await this.#parts.records.record(payment, checkout);
    // The provider knows it no more, or never did: another account, or the demonstration's after a restart.
    else await this.#end(payment, 'expired');
  }

  async #expire(payment: PaymentRow, checkoutId: string): Promise<void> {
    let checkout: Checkout | null;
    try {
      checkout = await this.#provider.expire(checkoutId);
    } catch (error) {
      throw asDomainError(error, 'awaiting_payment');
    }
    if (checkout?.state === 'paid') await this.#parts.records.record(payment, checkout);
    else if (checkout?.state === 'open') throw unavailable('awaiting_payment');
    else await this.#end(payment, 'abandoned');
  }

  // The process that opened it may have died before it had an answer.
  async #endIfStale(payment: PaymentRow): Promise<void> {
    if (payment.createdAt.getTime() < this.#parts.now() - LONG_OPEN_MS) await this.#endUnopened(payment, 'failed');
  }

  #endUnopened(payment: PaymentRow, state: 'failed' | 'abandoned'): Promise<void> {
    return this.#end(payment, state, true);
  }

  async #end(payment: PaymentRow, state: PaymentRow['state'], isUnopened = false): Promise<void> {
    const again = await this.#db.transaction(async (tx) => {
      const [, current] = await lockPayment(tx, payment);
      if (!isOpenPage(current)) return false;
      if (isUnopened && current.checkout !== null) return true;
      await setPayment(tx, payment.id, { state });
      return false;
    });
    // The page was opened meanwhile, so the provider has to close it.
    if (again) await this.close(payment.orderId);
  }
}

function returnUrl(payment: PaymentRow, { origin, language, isElsewhere }: OpenedFrom): string {
  if (isElsewhere) return `${origin}${payPath(payment.key)}/back`;
  return `${origin}${withLanguage('/cart/goodOffer/pay', language)}?id=${payment.orderId}`;
}

/** The key of an event is the provider's text, and need not be one of ours. */
const isKey = (key: string) => (/^[\da-f-]{36}$/.test(key) ? eq(payments.key, key) : undefined);

const unavailable = (state: string): DomainError =>
  new DomainError(Code.conflict, { state, reason: 'provider_away' }, 'paymentAway');

function asDomainError(error: unknown, state: string): unknown {
  if (error instanceof ProviderUnavailable) return unavailable(state);
  if (error instanceof ProviderRefusal)
    return new DomainError(Code.conflict, { state, reason: 'provider_refused' }, 'paymentRefused');
  return error;
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof ProviderUnavailable)) throw error;
}
