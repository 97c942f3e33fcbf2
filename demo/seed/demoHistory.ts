import type { ProductRecord, SkuRecord } from '../../server/modules/catalogue/writing/records.ts';
import { countries } from '../../server/modules/members/countries.ts';
import type { OpenDatabase } from '../../server/platform/database/Database.ts';
import type { Member } from '../../server/modules/members/MemberAccounts.ts';
import { withoutIdempotency } from '../../server/platform/idempotency/runOnce.ts';
import { DAY_MS } from '../../server/platform/clock/durations.ts';
import { ORDER_PROGRESS } from '../../server/modules/orders/orderStates.ts';
import { createServices } from '../../server/services.ts';
import { leafId } from './outline/taxonomy.ts';

/** A transfer opens no page. */
const NOWHERE = { origin: '', language: 'en', isElsewhere: false } as const;
const STEPS_TO_THE_CARRIER = ORDER_PROGRESS.indexOf('in_transit') - ORDER_PROGRESS.indexOf('paid');

const country = countries.find(({ iso }) => iso === 'US')!.id;
const PLACE = { postal_code: '02110', region: 'Boston, MA', detail: '8 Example Quay, Biomedical Engineering' };
const COMPANY = 'Harbor Hospital';
const PHONE = '+1 617 555 0119';

/** The time when the demo member opened their account (ms). */
export const joinDate = (): number => Date.now() - 31 * DAY_MS;

interface OrderedVariant {
  sku: SkuRecord;
  quantity: number;
}

/**
 * Writes the demo member's history of the last weeks, so that the account has contents: a received order, one in
 * transit and one to be paid, a quoted request and an open one, and favourites.
 */
export async function writeDemoHistory(
  database: OpenDatabase,
  owner: Member,
  products: readonly ProductRecord[],
): Promise<void> {
  const past = new Past(database, owner, Date.now());
  const productOf = (group: string): ProductRecord => firstOf(products, leafId(group));
  const some = (group: string, quantity: number): OrderedVariant => ({ sku: productOf(group).skus[0]!, quantity });

  const address = await past.addressAt(30);
  await past.receivedAt(24, address, [some('infusion-sets', 4), some('gloves', 25), some('ecg-electrodes', 10)]);
  await past.quotedAt(9, [some('ct-tubes', 1)]);
  await past.sentAt(6, address, [some('tee-probes', 1), some('probe-covers', 20)]);
  await past.readAt(2);
  await past.orderedAt(1, address, [some('monitor-batteries', 4)]);
  await past.askedAt(0.1, [some('flat-panel-detectors', 2), some('protective-glasses', 6)]);
  await past.like([
    productOf('volume-probes'),
    productOf('ibp-transducers'),
    productOf('laparoscopes'),
    productOf('wipes'),
  ]);
}

/** Returns the first product of a group that can be ordered directly. */
function firstOf(products: readonly ProductRecord[], groupId: number): ProductRecord {
  const product = products.find(
    ({ group_id, skus: [sku, ...others] }) =>
      group_id === groupId && sku !== undefined && others.length === 0 && sku.market_price !== null && sku.stock > 40,
  );
  if (!product) throw new Error(`nothing to buy in group ${groupId} of the demonstration catalogue`);
  return product;
}

/** The store at a time in the past: runs operations as of some days ago. */
class Past {
  readonly #database: OpenDatabase;
  readonly #owner: Member;
  readonly #today: number;

  constructor(database: OpenDatabase, owner: Member, today: number) {
    this.#database = database;
    this.#owner = owner;
    this.#today = today;
  }

  async addressAt(day: number): Promise<number> {
    // An address has no field for the company: papers of an order show it with the street.
    const address = {
      ...PLACE,
      detail: `${COMPANY}, ${PLACE.detail}`,
      country,
      name: this.#owner.nickName,
      phone: PHONE,
    };
    return (await this.#at(day).addresses.create(this.#owner.id, address, this.#once)).id;
  }

  async orderedAt(day: number, address: number, variants: OrderedVariant[]): Promise<number> {
    const { quotes, orders } = this.#at(day);
    const lines = linesOf(variants);
    const { charge } = await quotes.quote(this.#owner.id, { lines });
    const orderInput = { lines, address_id: address, total: charge.total, idempotency_key: crypto.randomUUID() };
    return (await orders.create(this.#owner.id, orderInput)).id;
  }

  /** An order whose transfer arrived two days later, and which was shipped after two more. */
  async sentAt(day: number, address: number, variants: OrderedVariant[]): Promise<number> {
    const id = await this.orderedAt(day, address, variants);
    const transfer = { id, method: 'bank_transfer' as const, idempotency_key: crypto.randomUUID() };
    await this.#at(day).paymentService.pay(this.#owner.id, transfer, NOWHERE, this.#once);
    await this.#at(day - 2).orderFulfilment.advance(id);
    for (let step = 0; step < STEPS_TO_THE_CARRIER; step += 1) await this.#at(day - 4).orderFulfilment.advance(id);
    return id;
  }

  async receivedAt(day: number, address: number, variants: OrderedVariant[]): Promise<void> {
    const id = await this.sentAt(day, address, variants);
    await this.#at(day - 9).orderFulfilment.confirm(this.#owner.id, id, this.#once);
  }

  async askedAt(day: number, variants: OrderedVariant[]): Promise<number> {
    const { id, nickName, email } = this.#owner;
    const inquiry = {
      lines: linesOf(variants),
      contact: { nick_name: nickName, mobile: PHONE, email, country, company: COMPANY },
      address: PLACE,
      message: 'Please quote with delivery to the loading dock, Monday to Friday.',
      from_cart: false,
      idempotency_key: crypto.randomUUID(),
    };
    return (await this.#at(day).inquiries.create(id, inquiry)).id;
  }

  /** A request that was quoted the next day, a little under the list price, for a month. */
  async quotedAt(day: number, variants: OrderedVariant[]): Promise<void> {
    const id = await this.askedAt(day, variants);
    const { inquiries, staffQuotations } = this.#at(day - 1);
    await staffQuotations.take(id);
    const { lines } = await inquiries.read(this.#owner.id, id);
    const prices = lines.map((line, index) => ({ line_id: line.id, price: underList(variants[index]!.sku) }));
    const terms = { freight: 0, incoterm: 'DAP' as const, place: PLACE.region, lead_days: 14 };
    await staffQuotations.quote(id, { prices, terms, validDays: 30, message: 'Freight and unloading are included.' });
  }

  /** Marks the messages so far as read. */
  readAt(day: number): Promise<void> {
    return this.#at(day).messages.setAllRead(this.#owner.id);
  }

  async like(products: readonly ProductRecord[]): Promise<void> {
    for (const { id } of products) await this.#at(0).favourites.set(this.#owner.id, id, true);
  }

  get #once() {
    return withoutIdempotency(this.#database.db);
  }

  #at(day: number) {
    return createServices(this.#database, () => this.#today - day * DAY_MS);
  }
}

const linesOf = (variants: readonly OrderedVariant[]) =>
  variants.map(({ sku, quantity }) => ({ sku_id: sku.id, quantity }));

/** Returns the list price less 6 per cent, in whole dollars (as cents). */
const underList = ({ market_price: price }: SkuRecord): number => Math.floor(((price ?? 0) * 0.94) / 100) * 100;
