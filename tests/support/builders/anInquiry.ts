import { randomUUID } from 'node:crypto';
import { SAMPLE_SELLER } from '../fixtures/sampleSeller.ts';
import type { Inquiry } from '../../../shared/contract/schemas/quotations.ts';
import type { ServerStore } from '../servers/ServerStore.ts';

/** A quotation's fields before the store has answered it. */
export const unansweredFields: Pick<
  Inquiry,
  | 'quoted_total'
  | 'actions'
  | 'order'
  | 'quoted_at'
  | 'terms'
  | 'charge'
  | 'currency'
  | 'seller'
  | 'follower'
  | 'messages'
> = {
  quoted_total: null,
  actions: ['decline', 'write', 'repeat'],
  order: null,
  quoted_at: null,
  terms: null,
  charge: null,
  currency: 'USD',
  seller: SAMPLE_SELLER,
  follower: null,
  messages: [],
};

/** The payload of a quotation request. */
export async function anInquiryRequest(store: ServerStore, ...skus: number[]): Promise<Record<string, unknown>> {
  const { results } = await store.good('selectCountry', {});
  return {
    lines: skus.map((sku_id) => ({ sku_id, quantity: 2 })),
    contact: { nick_name: 'Ana', mobile: '+34 600 000 000', email: 'ana@clinic.example', country: results[0]!.id },
    address: { postal_code: '28014', region: 'Madrid', detail: 'Calle de Alcalá 1' },
    from_cart: false,
    idempotency_key: randomUUID(),
  };
}
