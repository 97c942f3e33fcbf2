import { data } from 'react-router-dom';
import { ApiError, type Fault } from '../../../../shared/contract/envelope.ts';
import { stripLanguage } from '../../../../shared/text/languages.ts';
import { type ListingPayload, type ListingScope, parseListing, payloadOf } from '../../routing/listingQuery.ts';
import type { Stores } from '../../stores/Stores.ts';
import { lazyProductTable } from './lazyProductTable.ts';

/** A product list's loader data: the payload by which the page finds its products in `queries`. */
export interface Listing {
  payload: ListingPayload;
  /** The error of the read; the rest of the page is shown all the same. */
  failure: { code: number | Fault; message: string } | null;
  /** The products are still being read: the page's first frame says where the visitor is. */
  reading?: Promise<Listing>;
}

/** Reads the products of an address. A failure is shown in the list's place. */
export async function loadListing(stores: Stores, request: Request, scope: ListingScope) {
  const query = parseListing(new URL(request.url).searchParams);
  const payload = payloadOf(query, scope, stores.session.isMember);
  try {
    const [{ total }] = await Promise.all([
      stores.queries.load('listProducts', payload, request.signal),
      stores.ui.density === 'table' && lazyProductTable.preload(),
    ]);
    const isBeyond = query.page > 1 && (query.page - 1) * payload.page_size >= total;
    return data<Listing>({ payload, failure: null }, { status: isBeyond ? 404 : 200 });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'cancelled') throw error;
    return data<Listing>({ payload, failure: { code: error.code, message: error.message } }, { status: 503 });
  }
}

/**
 * Reads the products of an address, and what else its page needs. A visitor who comes from another page does not wait
 * for them: their page begins with its heading.
 */
export async function openListing(
  stores: Stores,
  request: Request,
  scope: ListingScope,
  others: Promise<unknown> = Promise.resolve(),
) {
  const reading = Promise.all([loadListing(stores, request, scope), others]).then(([listing]) => listing);
  const payload = payloadOf(parseListing(new URL(request.url).searchParams), scope, stores.session.isMember);
  if (!comesFromElsewhere(stores, request) || stores.queries.peek('listProducts', payload)) return reading;
  const listed = reading.then(({ data: listing }) => listing);
  listed.catch(() => undefined); // the page reports it
  return data<Listing>({ payload, failure: null, reading: listed });
}

/** The visitor sees another page of the store while this one is loaded. */
function comesFromElsewhere({ ui }: Stores, request: Request): boolean {
  return ui.shownPath !== null && ui.shownPath !== stripLanguage(new URL(request.url).pathname);
}
