import { randomUUID } from 'node:crypto';
import { withoutIdempotency } from '../../../server/platform/idempotency/runOnce.ts';
import { TEST_CARDS } from '../../../shared/checkout/cards.ts';
import type { Request } from '../../../shared/contract/contract.ts';
import type { Order, OrderQuote } from '../../../shared/contract/schemas/orders.ts';
import type { Answer, Asking, ServerStore } from '../servers/ServerStore.ts';

type Bought = Request<'quoteOrder'>;
type Card = keyof typeof TEST_CARDS;

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
        ...{ name: 'Dr. Ana Ruiz', phone: '+34 600 000 000', postal_code: '28014', country: results[0]!.id },
        ...{ region: 'Madrid', detail: 'Calle de Alcalá 1', idempotency_key: randomUUID() },
      },
      { access: member.access },
    );
    return new Buyer(store, member, address.id);
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

  async token(card: Card): Promise<string> {
    const details = { number: TEST_CARDS[card], expiry_month: 12, expiry_year: 2099, security_code: '123' };
    const answer = await this.ask('tokenizeCard', { ...details, holder: 'ANA RUIZ', idempotency_key: randomUUID() });
    return (answer.data as { card_token: string }).card_token;
  }

  async payByCard(id: number, card: Card): Promise<Answer> {
    const payment = { id, method: 'card', card_token: await this.token(card) };
    return this.ask('payOrder', { ...payment, idempotency_key: randomUUID() });
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
    await this.payByCard(id, 'pays');
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
