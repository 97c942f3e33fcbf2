import { LISTING_PAGE_SIZE } from '../../../shared/contract/limits.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';
import { memberId } from '../../platform/http/visitor.ts';
import { cartChange, cartKey } from '../cart/cartRoutes.ts';

const member = { access: 'member' } as const;

/** Routes of orders: price, create, confirm receipt, buy again. */
export function orderRoutes(
  api: Api,
  services: Pick<Services, 'orders' | 'quotes' | 'orderFulfilment' | 'carts'>,
): void {
  const { orders, quotes, orderFulfilment, carts } = services;

  api.serve('quoteOrder', (bought, visitor) => quotes.quote(memberId(visitor), bought), member);
  api.serve('createOrder', (input, visitor) => orders.create(memberId(visitor), input), member);
  api.serve(
    'listOrders',
    async ({ page = 1, page_size = LISTING_PAGE_SIZE, state, keyword }, visitor) => ({
      results: await orders.list(memberId(visitor), { page, pageSize: page_size, state, keyword }),
      total: await orders.count(memberId(visitor), { state, keyword }),
      page,
      page_size,
    }),
    member,
  );
  api.serve(
    'confirmOrder',
    async ({ id }, visitor, once) => {
      await orderFulfilment.confirm(memberId(visitor), id, once);
      return orders.read(memberId(visitor), id);
    },
    member,
  );
  api.serve(
    'reorder',
    async (input, visitor, once) => {
      const lines = await orders.linesToRepeat(memberId(visitor), input.id);
      const report = await carts.merge(cartKey(visitor, input), lines, once);
      return { cart: await carts.read(cartKey(visitor, input)), report };
    },
    cartChange,
  );
}
