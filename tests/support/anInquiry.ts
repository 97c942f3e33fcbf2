import { SELLER } from '../../server/orders/seller.ts';
import type { Inquiry } from '../../shared/contracts/inquiries.ts';

/** What a request carries before the store has answered it. */
export const unanswered: Pick<
  Inquiry,
  'quoted_total' | 'actions' | 'order' | 'quoted_at' | 'currency' | 'seller' | 'follower' | 'messages'
> = {
  quoted_total: null,
  actions: ['decline', 'write', 'repeat'],
  order: null,
  quoted_at: null,
  currency: 'USD',
  seller: SELLER,
  follower: null,
  messages: [],
};
