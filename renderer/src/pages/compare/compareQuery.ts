import { COMPARE_MAX } from '../../../../shared/contract/limits.ts';
import { type ChosenProduct, parseChosen } from '../../stores/products/chosenProducts.ts';

/** The state of a comparison in its address. */
export interface CompareQuery {
  chosen: ChosenProduct[];
  /** More products were named than can be compared. */
  isCut: boolean;
  /** Only the rows in which the products differ. */
  isDifferent: boolean;
}

/** Parses an address; ignores invalid ids and duplicates. */
export function parseCompare(params: URLSearchParams): CompareQuery {
  const parts = (params.get('ids') ?? '').split(',').filter((part) => /^[1-9]\d{0,9}(\.[1-9]\d{0,9})?$/.test(part));
  const ids = parts.map((part) => part.split('.').map(Number));
  const chosenProducts = parseChosen(ids.map(([id, skuId]) => ({ id, skuId }))) ?? [];
  return {
    chosen: chosenProducts.slice(0, COMPARE_MAX),
    isCut: chosenProducts.length > COMPARE_MAX,
    isDifferent: params.get('diff') === '1',
  };
}
