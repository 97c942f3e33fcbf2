import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { countries } from '../../../server/modules/members/countries.ts';
import { withoutIdempotency } from '../../../server/platform/idempotency/runOnce.ts';
import type { OpenDatabase } from '../../../server/platform/database/Database.ts';
import { createServices } from '../../../server/services.ts';

const country = countries[0]!.id;
const place = { postal_code: '28014', region: 'Madrid', detail: 'Calle de Alcalá 1' };

/** A member who fills the cart, orders, requests quotations and marks products, directly at the services. */
export async function shopperOf(database: OpenDatabase) {
  const services = createServices(database);
  const once = withoutIdempotency(database.db);
  const email = `${randomUUID()}@example.test`;
  const { rows } = await database.db.execute<{ id: string }>(
    sql`insert into members (email, nick_name) values (${email}, 'Ana') returning id`,
  );
  const id = rows[0]!.id;
  const key = { memberId: id, customer: null };
  const address = await services.addresses.create(
    id,
    { name: 'Ana', phone: '+34 600 000 000', country, ...place },
    once,
  );
  return {
    services,
    id,
    cart: async () => (await services.carts.read(key)).lines,
    put: (skuId: number) => services.carts.add(key, skuId, 1, once),
    order: async (skuId: number) => {
      const lines = [{ sku_id: skuId, quantity: 1 }];
      const { charge } = await services.quotes.quote(id, { lines });
      const bought = { lines, address_id: address.id, total: charge.total, idempotency_key: randomUUID() };
      return (await services.orders.create(id, { ...bought, from_cart: false })).id;
    },
    ask: async (skuId: number) => {
      const contact = { nick_name: 'Ana', mobile: '+34 600 000 000', email, country, company: 'Hospital' };
      const lines = [{ sku_id: skuId, quantity: 1 }];
      const request = { lines, contact, address: place, from_cart: false, idempotency_key: randomUUID() };
      return (await services.inquiries.create(id, request)).id;
    },
    like: (productId: number) => services.favourites.set(id, productId, true),
    orderAgain: async (orderId: number) =>
      services.carts.merge(key, await services.orders.linesToRepeat(id, orderId), once),
    cancel: (orderId: number) => services.paymentService.cancel(orderId, once, id),
    read: (orderId: number) => services.orders.read(id, orderId),
  };
}
