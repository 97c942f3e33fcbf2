import { useLoaderData } from 'react-router-dom';
import { REQUEST_LINES_MAX } from '../../../../../shared/contract/limits.ts';
import { useCartRefresh } from '../../../components/cart/useCartRefresh.ts';
import { paths } from '../../../routing/paths.ts';
import type { Request } from '../../../../../shared/contract/contract.ts';
import type { ApiError } from '../../../../../shared/contract/envelope.ts';
import { useStores } from '../../../stores/context.ts';
import type { MemberCart } from '../../../stores/cart/MemberCart.ts';
import { aboutOf } from '../form/formValues.ts';
import { type QuotationRequestParams, useQuotationLines } from '../../../components/quotation/useQuotationLines.ts';

/** The goods of an order: lines at catalogue prices, or an accepted quotation at its own. */
export interface CheckoutSource {
  about: string;
  goods: Pick<Request<'quoteOrder'>, 'lines' | 'inquiry_id'>;
  isFromCart: boolean;
  /** The cart that is shown. */
  member: MemberCart;
  /** Null where quantities are fixed. */
  setQuantity: ((skuId: number, quantity: number) => void) | null;
}

/**
 * Null until it is known, "nothing" when there is nothing to order, "tooMany" when it is too much for one; call it in
 * an observer.
 */
export function useCheckoutSource(): {
  source: CheckoutSource | 'nothing' | 'tooMany' | null;
  error: ApiError | null;
  retry: () => void;
} {
  useCartRefresh();
  const { member } = useStores().cart;
  const { single, inquiryId } = useLoaderData<QuotationRequestParams>();
  const { lines, error, retry, setQuantity } = useQuotationLines(single, paths.checkoutFor);
  if (inquiryId !== null) {
    const goods = { inquiry_id: inquiryId };
    const source = { about: `inquiry ${inquiryId}`, goods, isFromCart: false, member, setQuantity: null };
    return { source, error: null, retry };
  }
  if (error || !lines) return { source: null, error, retry };
  if (lines.length === 0) return { source: 'nothing', error: null, retry };
  if (lines.length > REQUEST_LINES_MAX) return { source: 'tooMany', error: null, retry };
  const goods = { lines: lines.map(({ sku, quantity }) => ({ sku_id: sku.id, quantity })) };
  const about = aboutOf(lines);
  return { source: { about, goods, isFromCart: single === null, member, setQuantity }, error: null, retry };
}
