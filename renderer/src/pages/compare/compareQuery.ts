import { COMPARE_MAX } from '../../../../shared/contract/limits.ts';
import { type ChosenProduct, parseChosen } from '../../stores/products/chosenProducts.ts';

/** What the address of a comparison says. */
export interface CompareQuery {
  chosen: ChosenProduct[];
  /** More were named than can be compared. */
  isCut: boolean;
  /** Only the rows in which the products differ. */
  isDifferent: boolean;
}

/** Reads an address; what is no id, and what is named twice, is as if it were not there. */
export function parseCompare(params: URLSearchParams): CompareQuery {
  const named = (params.get('ids') ?? '').split(',').filter((part) => /^[1-9]\d{0,9}(\.[1-9]\d{0,9})?$/.test(part));
  const written = named.map((part) => part.split('.').map(Number));
  const chosen = parseChosen(written.map(([id, skuId]) => ({ id, skuId }))) ?? [];
  return {
    chosen: chosen.slice(0, COMPARE_MAX),
    isCut: chosen.length > COMPARE_MAX,
    isDifferent: params.get('diff') === '1',
  };
}
