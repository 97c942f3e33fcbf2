import { matchRoutes } from 'react-router-dom';
import { stripLanguage } from '../../../shared/text/languages.ts';
import { listingSearch, parseListing } from '../routing/listingQuery.ts';
import { keywordIn } from '../pages/search/keyword.ts';
import { PAGES } from './pages.ts';

/** The parameters that a page reads. */
interface PageQuery {
  /** Their names; one that ends with a point is the beginning of names. */
  names: readonly string[];
  /** Returns the part of a query that the page reads, in one canonical form. */
  read(params: URLSearchParams): string;
}

const queryNames = (...names: string[]): PageQuery => ({
  names,
  read: (params) => {
    const readParams = names.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : []));
    return searchOf(new URLSearchParams(readParams).toString());
  },
});
const listing: PageQuery = {
  names: ['brand', 'group', 'condition', 'spec.', 'sort', 'page'],
  read: (params) => listingSearch(parseListing(params)),
};
const search: PageQuery = {
  names: [...listing.names, 'keyWord'],
  read: (params) => {
    const keyWord = keywordIn(params.toString());
    return listingSearch(parseListing(params), keyWord === '' ? {} : { keyWord });
  },
};
const redirect = queryNames('redirect');

/** Page folder -> the parameters that change what the page shows. Other pages read none. */
export const PAGE_QUERIES: Readonly<Record<string, PageQuery>> = {
  home: queryNames('pageId'),
  listing,
  brand: listing,
  products: listing,
  search,
  articles: queryNames('page'),
  product: queryNames('sku'),
  compare: queryNames('ids', 'diff'),
  quotationrequest: queryNames('sku', 'quantity', 'inquiry', 'order', 'pad'),
  quotationsuccess: queryNames('id'),
  payment: queryNames('id'),
  tracking: queryNames('number'),
  login: redirect,
  register: redirect,
  welcome: redirect,
  relationnewuser: redirect,
  relationolduser: redirect,
  phonesignin: queryNames('code'),
  addresses: queryNames('edit'),
  aftersales: queryNames('order', 'page'),
  coupons: queryNames('state', 'page'),
  customers: queryNames('edit', 'add', 'sort', 'due'),
  favourites: queryNames('sort', 'page'),
  quotations: queryNames('state', 'page'),
  level: queryNames('page'),
  messagelist: queryNames('flag', 'page'),
  orders: queryNames('state', 'keyword', 'page'),
};

const ROUTES = PAGES.map(([path, folder]) => ({ path: `/${path}`, handle: PAGE_QUERIES[folder] }));

/**
 * The path of an address with the parameters that its page reads, in one spelling. The page depends on no other
 * parameter, so that addresses which differ only in others share one cache entry.
 */
export function pageAddress(url: string): string {
  const { path, query } = partsOf(url);
  return query === null ? url : path + (queryOf(path)?.read(query) ?? '');
}

/**
 * Corrects an address as people type and copy it: several slashes in a row, punctuation of a text behind it, and names
 * of parameters in capitals (`//cart`, `/cart).`, `?Keyword=`). Null if there is nothing to correct.
 */
export function respelledAddress(url: string): string | null {
  const { path: requestedPath, query } = partsOf(url);
  const path = requestedPath
    .replace(/(?<=.)[/\\]{2,}$/, '')
    .replaceAll(/[/\\][/\\\t\r\n]+/g, '/')
    .replace(/(?<=.)(?:%20|[.,;:)\]>"])+$/, '');
  const search = query && respelled(query, queryOf(path)?.names ?? []);
  return path === requestedPath && !search ? null : path + (search ? `?${search}` : url.slice(requestedPath.length));
}

/** Renames parameters that differ from those of the page by capitals alone; null if there are none. */
function respelled(query: URLSearchParams, names: readonly string[]): string | null {
  const renamed = Array.from(query, ([typed, value]): [string, string] => {
    const name = names.find(
      (one) => one.toLowerCase() === typed.slice(0, one.endsWith('.') ? one.length : undefined).toLowerCase(),
    );
    return [name === undefined || query.has(name) ? typed : name + typed.slice(name.length), value];
  });
  const search = new URLSearchParams(renamed).toString();
  return search === query.toString() ? null : search;
}

const queryOf = (path: string): PageQuery | undefined => matchRoutes(ROUTES, stripLanguage(path))?.at(-1)?.route.handle;

function partsOf(url: string): { path: string; query: URLSearchParams | null } {
  const start = url.indexOf('?');
  return start < 0
    ? { path: url, query: null }
    : { path: url.slice(0, start), query: new URLSearchParams(url.slice(start)) };
}

const searchOf = (text: string): string => (text === '' ? '' : `?${text}`);
