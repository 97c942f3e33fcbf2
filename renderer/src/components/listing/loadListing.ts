import { data } from 'react-router-dom';
import { ApiError, type Fault } from '../../../../shared/contract/envelope.ts';
import { type ListingPayload, type ListingScope, parseListing, payloadOf } from '../../routing/listingQuery.ts';
import type { Stores } from '../../stores/Stores.ts';
import { lazyProductTable } from './lazyProductTable.ts';

/** A product list's loader data: the payload by which the page finds its products in `queries`. */
export interface Listing {
  payload: ListingPayload;
  /** The error of the read; the rest of the page is shown all the same. */
  failure: { code: number | Fault; message: string } | null;
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
