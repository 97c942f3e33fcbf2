import type { Api } from '../serve.ts';
import type { Services } from '../services.ts';
import { memberId } from '../visitor.ts';

/** Every change answers the whole cart. */
export function cartRoutes(api: Api, { carts }: Pick<Services, 'carts'>): void {
  const member = { access: 'member' } as const;

  api.serve('readCart', (_input, visitor) => carts.read(memberId(visitor)), member);
  api.serve('countCart', async (_input, visitor) => ({ total: await carts.count(memberId(visitor)) }), member);
  api.serve(
    'addCartLine',
    async ({ sku_id, quantity }, visitor, once) => {
      await carts.add(memberId(visitor), sku_id, quantity, once);
      return carts.read(memberId(visitor));
    },
    member,
  );
  api.serve(
    'updateCartLine',
    async ({ id, quantity }, visitor) => {
      await carts.update(memberId(visitor), id, quantity);
      return carts.read(memberId(visitor));
    },
    member,
  );
  api.serve(
    'removeCartLine',
    async ({ id }, visitor) => {
      await carts.remove(memberId(visitor), id);
      return carts.read(memberId(visitor));
    },
    member,
  );
  api.serve(
    'mergeCart',
    async ({ lines }, visitor, once) => {
      const report = await carts.merge(memberId(visitor), lines, once);
      return { cart: await carts.read(memberId(visitor)), report };
    },
    member,
  );
}
