import { useLoaderData } from 'react-router-dom';
import { REQUEST_LINES_MAX } from '../../../../../shared/contract/limits.ts';
import { useCartRefresh } from '../../../components/cart/useCartRefresh.ts';
import { paths } from '../../../routing/paths.ts';
import type { Request } from '../../../../../shared/contract/contract.ts';
import type { SkuWithProduct } from '../../../../../shared/contract/schemas/catalogue.ts';
import type { ApiError } from '../../../../../shared/contract/envelope.ts';
import { useStores } from '../../../stores/context.ts';
import { originOf } from '../../../stores/orders/GoodsDrafts.ts';
import type { MemberCart } from '../../../stores/cart/MemberCart.ts';
import { quantitiesOf, useChangedElsewhere } from '../../../components/quotation/useChangedElsewhere.ts';
import { aboutOf } from '../form/formValues.ts';
import {
  type GoneVariant,
  type QuotationRequestParams,
  useQuotationLines,
} from '../../../components/quotation/useQuotationLines.ts';

/** The goods of an order: lines at catalogue prices, or an accepted quotation at its own. */
export interface CheckoutSource {
  about: string;
  /** The origin of the goods, from `originOf`. */
  origin: string;
  goods: Pick<Request<'quoteOrder'>, 'lines' | 'inquiry_id'>;
  /** The variants as the page before has shown them. */
  shown: readonly SkuWithProduct[];
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
  /** Chosen, but no longer sold. */
  goneVariants: readonly GoneVariant[];
  /** The lines of the cart have changed in another window or on another device. */
  isChangedElsewhere: boolean;
  error: ApiError | null;
  retry: () => void;
} {
  useCartRefresh();
  const { member } = useStores().cart;
  const { single, inquiryId } = useLoaderData<QuotationRequestParams>();
  const origin = originOf({ single, inquiryId });
  const { lines, goneVariants, error, retry, setQuantity } = useQuotationLines(single, paths.checkoutFor);
  const isFromCart = inquiryId === null && single === null;
  const { isChanged: isChangedElsewhere, note } = useChangedElsewhere({
    lines: isFromCart && lines ? quantitiesOf(lines) : null,
    goneVariants,
  });
  const known = { goneVariants, isChangedElsewhere, error: null, retry };
  if (inquiryId !== null) {
    const goods = { inquiry_id: inquiryId };
    const about = `inquiry ${inquiryId}`;
    const source = { about, origin, goods, shown: [], isFromCart: false, member, setQuantity: null };
    return { ...known, source, goneVariants: [] };
  }
  if (error || !lines) return { ...known, source: null, error };
  if (lines.length === 0) return { ...known, source: 'nothing' };
  if (lines.length > REQUEST_LINES_MAX) return { ...known, source: 'tooMany' };
  const goods = { lines: lines.map(({ sku, quantity }) => ({ sku_id: sku.id, quantity })) };
  const about = aboutOf(lines);
  return {
    ...known,
    source: {
      about,
      origin,
      goods,
      shown: lines.map(({ sku, former }) => ({ ...sku, ...former })),
      isFromCart,
      member,
      setQuantity: (skuId, quantity) => {
        note(skuId, quantity);
        setQuantity(skuId, quantity);
      },
    },
  };
}
