import { useCartRefresh } from '../../components/cart/useCartRefresh.ts';
import { useQuery } from '../../components/loading/useQuery.ts';
import { usePadLines } from '../../components/quotation/usePadLines.ts';
import {
  type GoneVariant,
  type QuotationRequestParams,
  useQuotationLines,
} from '../../components/quotation/useQuotationLines.ts';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import type { FreeLine, Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { paths } from '../../routing/paths.ts';

/** The goods of a paper at list prices. */
export interface BudgetGoods {
  /** Null until they are known. */
  lines: { sku_id: number; quantity: number }[] | null;
  freeLines: readonly FreeLine[];
  /** Chosen, but no longer sold. */
  goneVariants: readonly GoneVariant[];
  /** The request that they are from. */
  inquiry: Inquiry | null;
  error: ApiError | null;
  retry: () => void;
}

/** The goods of a request. */
export function useInquiryGoods(id: number): BudgetGoods {
  const { data: inquiry = null, error, retry } = useQuery('readInquiry', { id });
  const lines = inquiry && inquiry.lines.map(({ sku, quantity }) => ({ sku_id: sku.id, quantity }));
  return { lines, freeLines: inquiry?.free_lines ?? [], goneVariants: [], inquiry, error, retry };
}

/** The selected goods of the cart, of the order pad, or of an address. Call it in an observer. */
export function useChosenGoods({ single, isPad }: QuotationRequestParams): BudgetGoods {
  useCartRefresh();
  const ofCart = useQuotationLines(single, paths.budgetFor);
  const ofPad = usePadLines(isPad);
  const { lines, freeLines, goneVariants, error, retry } = isPad ? ofPad : ofCart;
  const goods = lines && lines.map(({ sku, quantity }) => ({ sku_id: sku.id, quantity }));
  return { lines: goods, freeLines, goneVariants, inquiry: null, error, retry };
}
