import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { withoutIdempotency } from '../../../server/platform/idempotency/runOnce.ts';
import { keyOfPath } from '../../../server/modules/payments/payLink/payPath.ts';
import type { DemoSession } from '../../../demo/payments/stripeReplies.ts';
import { demoAccount } from '../../../demo/payments/demoPayments.ts';
import type { Request } from '../../../shared/contract/contract.ts';
import type { Order, OrderQuote } from '../../../shared/contract/schemas/orders.ts';
import { PRICED } from '../fixtures/catalogue/serverCatalogue.ts';
import type { Answer, Asking, ServerStore } from '../servers/ServerStore.ts';

type Bought = Request<'quoteOrder'>;

/** A member with an address who places orders. */
export class Buyer {
  readonly store: ServerStore;
  readonly asking: Asking;
  readonly id: string;
  readonly address: number;

  private constructor(store: ServerStore, member: { access: string; user_id: string }, address: number) {
    this.store = store;
    this.asking = { access: member.access };
    this.id = member.user_id;
    this.address = address;
  }

  static async of(store: ServerStore): Promise<Buyer> {
    const member = await store.member();
    const { results } = await store.good('selectCountry', {});
    const address = await store.good(
      'createAddress',
      {
        name: 'Dr. Ana Ruiz',
        phone: '+34 600 000 000',
        postal_code: '28014',
        country: results[0]!.id,
        region: 'Madrid',
        detail: 'Calle de Alcalá 1',
        idempotency_key: randomUUID(),
      },
      { access: member.access },
    );
    return new Buyer(store, member, address.id);
  }

  /** A new buyer and their order, which is not paid. `stock` is what the store has of each variant before it. */
  static async withOrder(
    store: ServerStore,
    { stock, quantity }: { stock: number; quantity: number },
  ): Promise<{ ana: Buyer; order: Order }> {
    await store.services.database.db.execute(sql`update skus set stock = ${stock}`);
    const ana = await Buyer.of(store);
    return { ana, order: await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity }] }) };
  }

  quote(bought: Bought): Promise<OrderQuote> {
    return this.store.good('quoteOrder', bought, this.asking);
  }

  /** The payload of an order at the total that the server has quoted. */
  async agree(bought: Bought): Promise<Record<string, unknown>> {
    const { charge } = await this.quote(bought);
    return { ...bought, address_id: this.address, total: charge.total, points: charge.points };
  }

  async order(bought: Bought, over: Record<string, unknown> = {}): Promise<Answer> {
    return this.ask('createOrder', { ...(await this.agree(bought)), idempotency_key: randomUUID(), ...over });
  }

  /** The same order twice concurrently, both at one quoted total. */
  async orderTwice(bought: Bought): Promise<Answer[]> {
    const agreed = await this.agree(bought);
    return Promise.all([1, 2].map(() => this.ask('createOrder', { ...agreed, idempotency_key: randomUUID() })));
  }

  async buy(bought: Bought, over: Record<string, unknown> = {}): Promise<Order> {
    const answer = await this.order(bought, over);
    if (answer.code !== 0) throw new Error(`createOrder answered ${answer.raw}`);
    return answer.data as Order;
  }

  /** Opens a payment page, as the press of the button does. */
  openPage(id: number): Promise<Answer> {
    return this.ask('payOrder', { id, method: 'card', idempotency_key: randomUUID() });
  }

  /** Opens a payment page that must open, and returns it as the provider has it. */
  async page(id: number): Promise<DemoSession> {
    const answer = await this.openPage(id);
    const path = (answer.data as Order | null)?.payments?.[0]?.page_path ?? '';
    const key = keyOfPath(path.split('/')[2] ?? '');
    const session = demoAccount().sessions.find((one) => one.key === key);
    if (!session) throw new Error(`payOrder answered ${answer.raw}`);
    return session;
  }

  /** Pays an order on the payment page, whose event arrives at once. */
  async payByCard(id: number): Promise<Order> {
    const session = await this.page(id);
    demoAccount().pay(session.id);
    await demoAccount().sendEvent('checkout.session.completed', session.id);
    return this.read(id);
  }

  /** Runs an operation on one order; it may be refused. */
  change(name: 'cancelOrder' | 'confirmOrder' | 'reorder', id: number): Promise<Answer> {
    return this.ask(name, { id, idempotency_key: randomUUID() });
  }

  transfer(id: number): Promise<Answer> {
    return this.ask('payOrder', { id, method: 'bank_transfer', idempotency_key: randomUUID() });
  }

  read(id: number): Promise<Order> {
    return this.store.good('readOrder', { id }, this.asking);
  }

  ask(name: Parameters<ServerStore['ask']>[0], payload: Record<string, unknown> = {}): Promise<Answer> {
    return this.store.ask(name, payload, this.asking);
  }

  /** Pays an order and lets the store ship it; `delivered`: the buyer confirms the receipt, too. */
  async receive(id: number, { delivered = true } = {}): Promise<Order> {
    await this.payByCard(id);
    const { orderFulfilment } = this.store.services;
    for (const _step of ['in_stock_preparation', 'preparation_complete', 'out_of_storage', 'in_transit'])
      await orderFulfilment.advance(id);
    if (delivered) await orderFulfilment.confirm(this.id, id, withoutIdempotency(this.store.services.database.db));
    return this.read(id);
  }

  /** Gives the member points to spend. */
  async rich(points: number): Promise<void> {
    const { ledger, database } = this.store.services;
    const entry = { kind: 'check_in' as const, points, growth: 0, reference: randomUUID() };
    await database.db.transaction((tx) => ledger.credit(tx, this.id, entry));
  }

  async points(): Promise<number> {
    return (await this.store.services.ledger.balance(this.id)).points;
  }

  async coupon(code: string): Promise<number> {
    const answer = await this.ask('claimCoupon', { code, idempotency_key: randomUUID() });
    return (answer.data as { id: number }).id;
  }
}
