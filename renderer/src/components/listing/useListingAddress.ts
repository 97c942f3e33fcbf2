import { useHref, useLocation, useNavigation } from 'react-router-dom';
import { type ListingQuery, listingSearch, parseListing } from '../../routing/listingQuery.ts';

export interface ListingAddress {
  query: ListingQuery;
  /** The search part of the address for another query of the same list. */
  searchOf: (query: ListingQuery) => { search: string };
}

/**
 * The query as the visitor last chose it. A click counts at once, before its products are loaded: the next click builds
 * on it, so that no choice is lost.
 */
export function useListingAddress(keeps: readonly string[] = []): ListingAddress {
  const shownLocation = useLocation();
  const next = useNavigation().location;
  const path = useHref(shownLocation.pathname);
  const params = new URLSearchParams((next?.pathname === path ? next : shownLocation).search);
  const others = Object.fromEntries(keeps.flatMap((key) => (params.has(key) ? [[key, params.get(key) ?? '']] : [])));
  return { query: parseListing(params), searchOf: (query) => ({ search: listingSearch(query, others) }) };
}
