import { matchRoutes } from 'react-router-dom';
import { stripLanguage } from '../../../shared/text/languages.ts';
import { listingSearch, parseListing } from '../routing/listingQuery.ts';
import { keywordIn, respelled } from '../pages/search/keyword.ts';
import { PAGES } from './pages.ts';

/** Returns the part of a query that a page reads, in one canonical form. */
type QueryReader = (params: URLSearchParams) => string;

const named =
  (...names: string[]): QueryReader =>
  (params) => {
    const read = names.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : []));
    return searchOf(new URLSearchParams(read).toString());
  };
const listing: QueryReader = (params) => listingSearch(parseListing(params));
const search: QueryReader = (params) => {
  const right = respelled(params.toString());
  const keyword = keywordIn((right ?? params).toString());
  // The page redirects from the other spelling to its own address.
  return listingSearch(parseListing(params), keyword === '' ? {} : { [right ? 'keyword' : 'keyWord']: keyword });
};
const redirect = named('redirect');

/** Page folder -> the parameters that change what the page shows. Other pages read none. */
export const PAGE_QUERIES: Readonly<Record<string, QueryReader>> = {
  home: named('pageId'),
  listing,
  brand: listing,
  products: listing,
  search,
  articles: named('page'),
  product: named('sku'),
  compare: named('ids', 'diff'),
  quotationrequest: named('sku', 'quantity', 'inquiry', 'order', 'pad'),
  quotationsuccess: named('id'),
  payment: named('id'),
  tracking: named('number'),
  login: redirect,
  register: redirect,
  welcome: redirect,
  relationnewuser: redirect,
  relationolduser: redirect,
  phonesignin: named('code'),
  addresses: named('edit'),
  aftersales: named('order', 'page'),
  coupons: named('state', 'page'),
  customers: named('edit', 'add', 'sort', 'due'),
  favourites: named('sort', 'page'),
  quotations: named('state', 'page'),
  level: named('page'),
  messagelist: named('flag', 'page'),
  orders: named('state', 'keyword', 'page'),
};

const ROUTES = PAGES.map(([path, folder]) => ({ path: `/${path}`, handle: PAGE_QUERIES[folder] }));

/**
 * The path of an address with the parameters that its page reads, in one spelling. The page depends on no other
 * parameter, so that addresses which differ only in others share one cache entry.
 */
export function pageAddress(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const path = url.slice(0, start);
  const read = matchRoutes(ROUTES, stripLanguage(path))?.at(-1)?.route.handle;
  return path + (read?.(new URLSearchParams(url.slice(start))) ?? '');
}

const searchOf = (text: string): string => (text === '' ? '' : `?${text}`);
