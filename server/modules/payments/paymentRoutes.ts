import type { Api } from '../../platform/http/Api.ts';
import { memberId } from '../../platform/http/visitor.ts';
import type { Services } from '../../services.ts';

const member = { access: 'member' } as const;

/** Routes of payment and cancellation. `publicUrl`: scheme and host of the store; null to take them from the request. */
export function paymentRoutes(
  api: Api,
  { orders, paymentService, paymentPages }: Pick<Services, 'orders' | 'paymentService' | 'paymentPages'>,
  publicUrl: string | null,
): void {
  api.serve(
    'readOrder',
    async ({ id }, visitor) => {
      const order = await orders.read(memberId(visitor), id);
      // Its event may be late or lost.
      if (!order.payments.some(({ page_path: page }) => page)) return order;
      await paymentPages.refresh(id);
      return orders.read(memberId(visitor), id);
    },
    member,
  );
  api.serve(
    'payOrder',
    async (input, visitor, once) => {
      const { language, origin } = visitor;
      const from = { origin: publicUrl ?? origin ?? '', language, isElsewhere: input.is_elsewhere ?? false };
      await paymentService.pay(memberId(visitor), input, from, once);
      return orders.read(memberId(visitor), input.id);
    },
    member,
  );
  api.serve(
    'cancelOrder',
    async ({ id }, visitor, once) => {
      await paymentService.cancel(id, once, memberId(visitor));
      return orders.read(memberId(visitor), id);
    },
    member,
  );
}
