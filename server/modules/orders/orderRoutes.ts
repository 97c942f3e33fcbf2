import { LISTING_PAGE_SIZE } from '../../../shared/contract/limits.ts';
import { isCardGood, isCardNumber } from '../../../shared/checkout/cards.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import { DomainError } from '../../platform/DomainError.ts';
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
      const wanted = await orders.wanted(memberId(visitor), input.id);
      const report = await carts.merge(cartKey(visitor, input), wanted, once);
      return { cart: await carts.read(cartKey(visitor, input)), report };
    },
    cartChange,
  );
}

/** Routes of payment and cancellation. */
export function paymentRoutes(
  api: Api,
  services: Pick<Services, 'orders' | 'paymentService' | 'provider' | 'limits'>,
): void {
  const { orders, paymentService, provider } = services;
  if (provider) cardRoutes(api, { ...services, provider });

  api.serve(
    'readOrder',
    async ({ id }, visitor) => {
      const order = await orders.read(memberId(visitor), id);
      // Resolve charges with an unknown outcome when their order is read.
      if (
        !order.payments.some(({ state, method }) => state === 'unknown' || (method === 'card' && state === 'pending'))
      )
        return order;
      await paymentService.resolve(id);
      return orders.read(memberId(visitor), id);
    },
    member,
  );
  api.serve(
    'payOrder',
    async (input, visitor, once) => {
      await paymentService.pay(memberId(visitor), input, once);
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

/** Routes of card payments; only if a provider is configured. */
function cardRoutes(
  api: Api,
  { orders, paymentService, provider }: Pick<Services, 'orders' | 'paymentService'> & { provider: PaymentProvider },
): void {
  api.serve(
    'tokenizeCard',
    async ({ number, expiry_month, expiry_year }, visitor) => {
      if (!isCardNumber(number)) throw DomainError.fields({ number: 'cardNumber' });
      if (!isCardGood(expiry_month, expiry_year, Date.now())) throw DomainError.fields({ expiry_month: 'cardExpiry' });
      const { token, ...card } = await provider.tokenize(memberId(visitor), { number, expiry_month, expiry_year });
      return { card_token: token, ...card };
    },
    member,
  );
  api.serve(
    'answerChallenge',
    async ({ id, payment_id, approved }, visitor, once) => {
      await paymentService.answer(
        memberId(visitor),
        { orderId: id, paymentId: payment_id, isApproved: approved },
        once,
      );
      return orders.read(memberId(visitor), id);
    },
    member,
  );
}
