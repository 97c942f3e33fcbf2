import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../../../shared/contract/schemas/orders.ts';
import { Code } from '../../../../../shared/contract/envelope.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import type { CheckoutSource } from './useCheckoutSource.ts';
import { useCheckoutStore } from './useCheckoutStore.ts';

/** Asks for the total with every choice, and places the order once; call it in an observer. */
export function useCheckout(
  userId: string,
  { about, origin, goods, shown, isFromCart, member }: CheckoutSource,
): {
  loadQuote: () => void;
  place: () => Promise<void>;
} {
  const checkout = useCheckoutStore();
  const { queries } = useStores();
  const { customer = '' } = member.target;
  const follow = useFollow();
  const { couponId = null, points = 0 } = checkout.draft ?? {};
  const shownBefore = useRef(shown);
  useEffect(() => void (shownBefore.current = shown));
  useEffect(
    () => checkout.begin({ userId, customer, origin, about }, shownBefore.current),
    [checkout, userId, customer, origin, about],
  );
  const orderRequest = JSON.stringify({ ...goods, ...(couponId !== null && { coupon_id: couponId }), points });
  const loadQuote = useCallback((): void => {
    void checkout.loadQuote(JSON.parse(orderRequest) as Parameters<typeof checkout.loadQuote>[0]);
  }, [checkout, orderRequest]);
  useEffect(loadQuote, [loadQuote]);

  const place = async (): Promise<void> => {
    const { draft, quote } = checkout;
    if (!draft || !quote || draft.addressId === null) return;
    if (isFromCart) await member.settle(); // a quantity change under way must not restore a line that the order removes
    const address = queries.peek('listAddresses', {})?.find(({ id }) => id === draft.addressId);
    const order = {
      ...goods,
      ...member.target,
      ...(draft.couponId !== null && { coupon_id: draft.couponId }),
      points: quote.charge.points,
      total: quote.charge.total,
      agreed_lines: quote.lines.flatMap(({ sku_id, sku, price }) =>
        sku && price !== null ? [{ sku_id, price, pack_size: sku.pack_size }] : [],
      ),
      address_id: draft.addressId,
      ...(address?.version !== undefined && { address_version: address.version }),
      note: draft.note,
      ...(draft.purchaseOrder !== null && { purchase_order: draft.purchaseOrder }),
      ...(draft.reference !== null && { reference: draft.reference }),
      from_cart: isFromCart,
    };
    // The draft that was agreed to, as another customer's may have begun meanwhile.
    const orderId = await checkout.place(order, draft);
    if (orderId) return follow(orderId);
    if (checkout.unanswered) return;
    // The change is shown in its place: another total, or an address that is gone.
    loadQuote();
    const { error } = checkout.placing;
    if (error?.fieldErrors['address_id'] !== undefined)
      await queries.reload('listAddresses', {}).catch(() => undefined);
  };
  return { loadQuote, place };
}

/** Goes from an order that is placed to its payment. */
export function useFollow(): (order: Pick<Order, 'id'>) => Promise<void> {
  const { cart } = useStores();
  const navigate = useNavigate();
  const isGone = useRef(false);
  return async ({ id }) => {
    if (isGone.current) return;
    isGone.current = true;
    await navigate(paths.pay(id), { replace: true });
    void cart.load();
  };
}

/** The order that a quotation has already become, where that is why it was refused. */
export function existingOrderOf(error: { code: unknown; data: unknown } | null): number | null {
  const id = (error?.data as { order_id?: unknown } | null)?.order_id;
  return error?.code === Code.conflict && typeof id === 'number' ? id : null;
}
