import { LISTING_PAGE_SIZE } from '../../../../shared/contract/limits.ts';
import type { Facet, ProductPage } from '../../../../shared/contract/schemas/catalogue.ts';
import { addressOf } from '../../routing/firstFrame.ts';
import { type ListingQuery, type ListingScope, parseListing, payloadOf } from '../../routing/listingQuery.ts';
import type { Stores } from '../../stores/Stores.ts';
import { type Choice, choicesOf } from './facets/facetChoices.ts';
import { lastPage } from './pager/pageNumbers.ts';

/** The facts of a list that are known before its products are read. */
export interface KnownList {
  /** Its facets, if the visitor comes from the same list with other filters or on another page. */
  facets: readonly Facet[] | null;
  /** True if the counts of the facets are those of this list. */
  hasCounts: boolean;
  total: number | null;
  isEstimate: boolean;
  /** Its last page; null where the number of products is unknown. */
  last: number | null;
}

const NOTHING: KnownList = { facets: null, hasCounts: false, total: null, isEstimate: false, last: null };

/** Returns the facts of a list from its reply. */
export const knownFrom = (reply: ProductPage): KnownList => ({
  facets: reply.facets,
  hasCounts: true,
  total: reply.total,
  isEstimate: reply.is_estimate ?? false,
  last: lastPage(reply),
});

/** The number of products on a page of a list with `total` products; a full page if the total is unknown. */
export const countOnPage = (page: number, total: number = page * LISTING_PAGE_SIZE): number =>
  Math.max(0, Math.min(LISTING_PAGE_SIZE, total - (page - 1) * LISTING_PAGE_SIZE));

/** Predicts the list that a link leads to from the shown list, which may itself still be loading. */
export class KnownLists {
  readonly #stores: Stores;
  /** The facts of this page's lists by address, until the lists are read. */
  readonly #framed = new Map<string, KnownList>();

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  of(request: Request, scope: ListingScope): KnownList {
    const address = addressOf(request.url);
    const list = this.#fromShown(address, scope);
    this.#framed.set(address, list);
    return list;
  }

  #fromShown(address: string, scope: ListingScope): KnownList {
    const { queries, session, ui } = this.#stores;
    const [path, search] = partsOf(ui.shownAddress ?? '');
    const [nextPath, nextSearch] = partsOf(address);
    if (path !== nextPath) {
      this.#framed.clear();
      return NOTHING;
    }
    const query = parseListing(new URLSearchParams(search));
    const reply = queries.peek('listProducts', payloadOf(query, scope, session.isMember));
    const shownList = reply ? knownFrom(reply) : (this.#framed.get(path + search) ?? NOTHING);
    const { facets } = shownList;
    if (!facets) return NOTHING;
    const [added, removed] = difference(query, parseListing(new URLSearchParams(nextSearch)), facets);
    if (added.length + removed.length === 0) return shownList;
    const total = shownList.hasCounts && removed.length === 0 ? countOf(added, query, facets) : null;
    return { facets, hasCounts: false, total, isEstimate: false, last: total && Math.ceil(total / LISTING_PAGE_SIZE) };
  }
}

/** The number of products with one more filter, from its facet; null if the facet has a choice already. */
function countOf(added: readonly Choice[], query: ListingQuery, facets: readonly Facet[]): number | null {
  const [choice] = added;
  if (added.length !== 1 || !choice?.option || choice.facet?.is_estimate) return null;
  return choicesOf(query, facets).some(({ key }) => key === choice.key) ? null : choice.option.count;
}

/** The filters that `next` adds to the query, and those that it removes. */
function difference(query: ListingQuery, next: ListingQuery, facets: readonly Facet[]): [Choice[], Choice[]] {
  const [before, after] = [choicesOf(query, facets), choicesOf(next, facets)];
  const withoutChoices = (some: Choice[], others: Choice[]): Choice[] =>
    some.filter(({ key, value }) => !others.some((other) => other.key === key && other.value === value));
  return [withoutChoices(after, before), withoutChoices(before, after)];
}

function partsOf(address: string): [path: string, search: string] {
  const questionMark = address.indexOf('?');
  return questionMark < 0 ? [address, ''] : [address.slice(0, questionMark), address.slice(questionMark)];
}
