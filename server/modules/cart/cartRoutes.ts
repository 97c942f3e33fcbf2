import type { CartKey } from './takeFromCart.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';
import { memberId, type Visitor } from '../../platform/http/visitor.ts';

/** Returns the key of the customer's cart that the request names, else of the member's own. */
export const cartKey = (visitor: Visitor, { customer }: { customer?: string | undefined }): CartKey => ({
  memberId: memberId(visitor),
  customer: customer ?? null,
});

/** For changes that answer with the complete cart: 200 KB at 100 lines. */
export const cartChange = { access: 'member', replay: 'anew' } as const;

/** Routes of the cart. Every change returns the complete cart. */
export function cartRoutes(api: Api, { carts }: Pick<Services, 'carts'>): void {
  const member = { access: 'member' } as const;

  api.serve('readCart', (input, visitor) => carts.read(cartKey(visitor, input)), member);
  api.serve('countCart', async (input, visitor) => ({ total: await carts.count(cartKey(visitor, input)) }), member);
  api.serve(
    'addCartLine',
    async (input, visitor, once) => {
      await carts.add(cartKey(visitor, input), input.sku_id, input.quantity, once);
      return carts.read(cartKey(visitor, input));
    },
    cartChange,
  );
  api.serve(
    'addCartLines',
    async (input, visitor, once) => {
      await carts.addAll(cartKey(visitor, input), input.lines, once);
      return carts.read(cartKey(visitor, input));
    },
    cartChange,
  );
  api.serve(
    'updateCartLine',
    async (input, visitor) => {
      await carts.update(cartKey(visitor, input), input.id, input.quantity);
      return carts.read(cartKey(visitor, input));
    },
    member,
  );
  api.serve(
    'acknowledgeCart',
    async (input, visitor) => {
      await carts.acknowledge(cartKey(visitor, input), input.lines);
      return carts.read(cartKey(visitor, input));
    },
    member,
  );
  api.serve(
    'removeCartLine',
    async (input, visitor) => {
      await carts.remove(cartKey(visitor, input), input.id);
      return carts.read(cartKey(visitor, input));
    },
    member,
  );
  api.serve(
    'mergeCart',
    async (input, visitor, once) => {
      const report = await carts.merge(cartKey(visitor, input), input.lines, once);
      return { cart: await carts.read(cartKey(visitor, input)), report };
    },
    cartChange,
  );
  api.serve(
    'listCustomerCarts',
    async (_input, visitor) => ({ carts: await carts.customerCarts(memberId(visitor)) }),
    member,
  );
  api.serve(
    'deleteCustomerCart',
    async ({ customer }, visitor) => {
      await carts.deleteCustomerCart(memberId(visitor), customer);
      return null;
    },
    member,
  );
}
