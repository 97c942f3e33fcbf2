import { isSpecKey } from '../../../shared/catalogue/specKey.ts';
import type { Request } from '../../../shared/contract/contract.ts';
import type { Condition, Sort } from '../../../shared/contract/schemas/catalogue.ts';
import { ID_MAX, LISTING_PAGE_SIZE } from '../../../shared/contract/limits.ts';

/** The state of a product list in its address: filters, order, page. */
export interface ListingQuery {
  brand: readonly number[];
  group: readonly number[];
  condition: readonly Condition[];
  /** Specification key -> its wanted values. */
  spec: ReadonlyMap<string, readonly string[]>;
  /** Null: the list's default order. */
  sort: Sort | null;
  page: number;
}
/** Filters that a page fixes for its list; no address changes them. */
export interface ListingScope {
  group_id?: number;
  brand?: number[];
  keyword?: string;
}
export type ListingPayload = Request<'listProducts'> & ListingScope & { page: number; page_size: number };

// Typed by the contract, so that a new value there does not compile here. The schemas themselves stay out of browsers.
const CONDITIONS: Record<Condition, true> = { new: true, refurbished: true, used: true };
const SORTS: Record<Sort, true> = {
  relevance: true,
  name: true,
  newest: true,
  delivery: true,
  price_asc: true,
  price_desc: true,
};
const isCondition = (text: string): text is Condition => Object.hasOwn(CONDITIONS, text);
const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text);

// The contract's own bounds: the API would refuse values beyond them.
const IDS_MAX = 50;
// All specification values together: their JSON has to fit into one query parameter.
const VALUES_MAX = 30;
const VALUE_LENGTH_MAX = 120;
const PAGE_MAX = 10_000;
const SPEC_PREFIX = 'spec.';

export const EMPTY_QUERY: ListingQuery = { brand: [], group: [], condition: [], spec: new Map(), sort: null, page: 1 };

/** Parses an address; ignores invalid parameters. */
export function parseListing(params: URLSearchParams): ListingQuery {
  const sort = params.get('sort') ?? '';
  return {
    brand: idsIn(params.get('brand')),
    group: idsIn(params.get('group')),
    condition: unique((params.get('condition') ?? '').split(',').filter(isCondition)),
    spec: specsIn(params),
    sort: isSort(sort) ? sort : null,
    page: pageIn(params.get('page')),
  };
}

/** The text of the parameter `name`, cut to what the API takes, without characters that it refuses. */
export const textParam = (params: URLSearchParams, name: string, longest: number): string =>
  (params.get(name) ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '') // half of a surrogate pair
    .trim();

/** The address of a query in one canonical form; `others` are the page’s own parameters. */
export function listingSearch(query: ListingQuery, others: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams(others);
  for (const key of ['brand', 'group', 'condition'] as const)
    if (query[key].length > 0) params.set(key, sorted<number | string>(query[key]).join(','));
  for (const [key, values] of [...query.spec].toSorted(([one], [other]) => byNumberOrText(one, other)))
    for (const value of sorted(values)) params.append(SPEC_PREFIX + key, value);
  if (query.sort) params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Adds or removes one value of a facet, and goes back to page 1. */
export function toggleFacet(query: ListingQuery, facet: string, value: string): ListingQuery {
  const first = { ...query, page: 1 };
  if (facet.startsWith('spec:')) return { ...first, spec: toggledSpec(query.spec, facet.slice('spec:'.length), value) };
  if (facet === 'condition')
    return isCondition(value) ? { ...first, condition: toggledIn(query.condition, value) } : first;
  if (facet === 'brand' || facet === 'group') return { ...first, [facet]: toggledIn(query[facet], Number(value)) };
  return first;
}

/** Removes all filters. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({ ...EMPTY_QUERY, sort: query.sort });
/** Whether a filter is set. */
export const isFiltered = ({ brand, group, condition, spec }: ListingQuery): boolean =>
  brand.length + group.length + condition.length + spec.size > 0;

/** The payload for the API. Only members see prices, so only they may sort by them. */
export function payloadOf(query: ListingQuery, scope: ListingScope, isMember: boolean): ListingPayload {
  const { brand, group, condition, spec, page } = query;
  const sort = query.sort?.startsWith('price') && !isMember ? null : query.sort;
  return {
    page,
    page_size: LISTING_PAGE_SIZE,
    facets: 1,
    ...(brand.length > 0 && { brand: [...brand] }),
    ...(group.length > 0 && { group: [...group] }),
    ...(condition.length > 0 && { condition: [...condition] }),
    ...(spec.size > 0 && { spec: Object.fromEntries([...spec].map(([key, values]) => [key, [...values]])) }),
    ...(sort && { sort }),
    ...scope,
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const toggledIn = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
const sorted = <T extends number | string>(values: readonly T[]): T[] => values.toSorted(byNumberOrText);
const byNumberOrText = (one: number | string, other: number | string): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1;

function toggledSpec(spec: ListingQuery['spec'], key: string, value: string): ListingQuery['spec'] {
  const next = new Map(spec);
  const values = toggledIn(spec.get(key) ?? [], value);
  if (values.length > 0) next.set(key, values);
  else next.delete(key);
  return next;
}

function idsIn(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= ID_MAX);
  return unique(ids.map(Number)).slice(0, IDS_MAX);
}

function specsIn(params: URLSearchParams): ListingQuery['spec'] {
  const listed = [...params].filter(
    ([name, value]) => name.startsWith(SPEC_PREFIX) && isSpecKey(name.slice(SPEC_PREFIX.length)) && isSpecValue(value),
  );
  const spec = new Map<string, string[]>();
  for (const [name, value] of listed.slice(0, VALUES_MAX)) {
    const key = name.slice(SPEC_PREFIX.length);
    spec.set(key, unique([...(spec.get(key) ?? []), value]));
  }
  return spec;
}

const isSpecValue = (text: string): boolean => text !== '' && text.length <= VALUE_LENGTH_MAX && !/\p{Cc}/u.test(text);

function pageIn(text: string | null): number {
  const page = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
  return page <= PAGE_MAX ? page : 1;
}
