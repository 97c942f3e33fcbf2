import { LISTING_PAGE_SIZE } from '../../../../../shared/contract/limits.ts';
import type { ProductPage } from '../../../../../shared/contract/schemas/catalogue.ts';

/**
 * The page numbers of a pager: the first, the last and the neighbours; null is a gap. An estimated last page may not
 * exist, and is left out.
 */
export function pageNumbers(page: number, last: number, isEstimate = false): (number | null)[] {
  const isOpen = isEstimate && page + 1 < last;
  const near = [1, page - 1, page, page + 1, isOpen ? 1 : last].filter((number) => number >= 1 && number <= last);
  const numbers = [...new Set(near)].toSorted((one, other) => one - other);
  const pages = numbers.flatMap((number, index) => {
    const before = index === 0 ? number - 1 : numbers[index - 1]!;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number]; // a single number fits the gap
  });
  return isOpen ? [...pages, null] : pages;
}

/** The last page of an estimated list; behind a full page there may be another one. */
export function lastPage({ total, page, results, is_estimate }: ProductPage): number {
  const last = Math.ceil(total / LISTING_PAGE_SIZE);
  return is_estimate && results.length === LISTING_PAGE_SIZE ? Math.max(last, page + 1) : last;
}
