import { randomUUID } from 'node:crypto';
import type { Order } from '../../../shared/contract/schemas/orders.ts';
import type { Inquiry } from '../../../shared/contract/schemas/quotations.ts';
import type { Member } from '../drivers/apiAs.ts';
import { staffDesk } from '../drivers/staffDesk.ts';

const key = randomUUID;

/** Saves an address in Spain for a member, and returns its id. */
export async function anAddressOf({ call }: Member, name = 'Dr. Ana Ruiz'): Promise<number> {
  const { results } = await call('selectCountry', { page: 1, page_size: 999 });
  const country = results.find(({ iso }) => iso === 'ES')!.id;
  const { id } = await call('createAddress', {
    name,
    phone: '+34 912 345 678',
    postal_code: '28014',
    country,
    region: 'Madrid',
    detail: 'Calle de Alcala 1',
    idempotency_key: key(),
  });
  return id;
}

/** An unpaid order. */
export async function anOrderOf(member: Member, skuId: number, quantity = 1, name?: string): Promise<Order> {
  const address = await anAddressOf(member, name);
  const lines = [{ sku_id: skuId, quantity }];
  const { charge } = await member.call('quoteOrder', { lines });
  return member.call('createOrder', { lines, address_id: address, total: charge.total, idempotency_key: key() });
}

/** A request for a quotation, not answered yet. */
export async function aRequestOf(member: Member, skuId: number): Promise<Inquiry> {
  const { results } = await member.call('selectCountry', { page: 1, page_size: 999 });
  const country = results.find(({ iso }) => iso === 'ES')!.id;
  return member.call('createInquiry', {
    lines: [{ sku_id: skuId, quantity: 3, note: 'Serial number 4711', target_price: 90_000 }],
    contact: { nick_name: 'Dr. Ana Ruiz', mobile: '+34 912 345 678', email: member.email, country, company: 'Clinica' },
    address: { postal_code: '28014', region: 'Madrid', detail: 'Calle de Alcala 1' },
    message: 'By Friday, please',
    from_cart: false,
    idempotency_key: key(),
  });
}

/** A quotation with prices. */
export async function aQuotationOf(member: Member, skuId: number, price: number): Promise<Inquiry> {
  const inquiry = await aRequestOf(member, skuId);
  await staffDesk.quote(
    inquiry.id,
    inquiry.lines.map(({ id }) => ({ line_id: id, price })),
  );
  return member.call('readInquiry', { id: inquiry.id });
}
