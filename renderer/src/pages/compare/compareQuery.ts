import { COMPARE_MAX } from '../../../../shared/constants.ts';

/** What the address of a comparison says. */
export interface CompareQuery {
  ids: number[];
  /** More were named than can be compared. */
  isCut: boolean;
  /** Only the rows in which the products differ. */
  isDifferent: boolean;
}

/** Reads an address; what is no id, and what is named twice, is as if it were not there. */
export function parseCompare(params: URLSearchParams): CompareQuery {
  const named = (params.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  const ids = [...new Set(named.map(Number))];
  return { ids: ids.slice(0, COMPARE_MAX), isCut: ids.length > COMPARE_MAX, isDifferent: params.get('diff') === '1' };
}
