import { LISTING_PAGE_SIZE } from '../../../../../shared/contract/limits.ts';
import type { ProductPage } from '../../../../../shared/contract/schemas/catalogue.ts';

/**
 * Which pages a pager names: the first, the last and the neighbours; null is a gap between them. Where the last is only
 * estimated it may not be there, and is left open.
 */
export function pageNumbers(page: number, last: number, isEstimate = false): (number | null)[] {
  const isOpen = isEstimate && page + 1 < last;
  const near = [1, page - 1, page, page + 1, isOpen ? 1 : last].filter((number) => number >= 1 && number <= last);
  const named = [...new Set(near)].toSorted((one, other) => one - other);
  const pages = named.flatMap((number, at) => {
    const before = at === 0 ? number - 1 : named[at - 1]!;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number]; // a gap of one is no shorter than its number
  });
  return isOpen ? [...pages, null] : pages;
}

/** The last page of an estimated list; behind a full page there may be another one. */
export function lastPage({ total, page, results, is_estimate }: ProductPage): number {
  const last = Math.ceil(total / LISTING_PAGE_SIZE);
  return is_estimate && results.length === LISTING_PAGE_SIZE ? Math.max(last, page + 1) : last;
}
