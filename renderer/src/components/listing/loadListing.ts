import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError, type Fault } from '../../../../shared/contract/envelope.ts';
import { withFirstFrame } from '../../routing/firstFrame.ts';
import { type ListingPayload, type ListingScope, parseListing, payloadOf } from '../../routing/listingQuery.ts';
import type { Stores } from '../../stores/Stores.ts';
import { KnownLists, type KnownList } from './KnownLists.ts';
import { lazyProductTable } from './lazyProductTable.ts';

/** A product list's loader data: the payload with which the page finds its products in `queries`. */
export interface Listing {
  payload: ListingPayload;
  /** The error of the read; the rest of the page is shown all the same. */
  failure: { code: number | Fault; message: string } | null;
  /** The status of the server's reply. */
  status: number;
  /** The facts that the first frame shows while the products are read. */
  known?: KnownList;
}

/** Reads the products of an address. A failure is shown in the list's place. */
export async function loadListing(stores: Stores, request: Request, scope: ListingScope): Promise<Listing> {
  const query = parseListing(new URL(request.url).searchParams);
  const payload = payloadOf(query, scope, stores.session.isMember);
  try {
    const [{ total }] = await Promise.all([
      stores.queries.load('listProducts', payload, request.signal),
      stores.ui.density === 'table' && lazyProductTable.preload(),
    ]);
    const isBeyond = query.page > 1 && (query.page - 1) * payload.page_size >= total;
    return { payload, failure: null, status: isBeyond ? 404 : 200 };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'cancelled') throw error;
    return { payload, failure: { code: error.code, message: error.message }, status: 503 };
  }
}

interface ListingSource<Data> {
  /** Reads the products, and what else the page needs. */
  read: (args: LoaderFunctionArgs) => Promise<Data>;
  /** The scope of an address (group, brand); null if the page must be read first. */
  scopeOf: (args: LoaderFunctionArgs) => ListingScope | null;
}

/** The loader of a page with a product list: a visitor who comes from another address does not wait for the products. */
export const listingLoader = <Data extends Listing | null = Listing>(
  stores: Stores,
  { read, scopeOf }: ListingSource<Data>,
): ReturnType<typeof withFirstFrame> => {
  const lists = new KnownLists(stores);
  return withFirstFrame<Listing | null>(stores, {
    read,
    know: (args) => {
      const scope = scopeOf(args);
      if (!scope) return null;
      const payload = payloadOf(parseListing(new URL(args.request.url).searchParams), scope, stores.session.isMember);
      // A list that is cached is shown with the page.
      if (stores.queries.peek('listProducts', payload)) return null;
      return { payload, failure: null, status: 200, known: lists.of(args.request, scope) };
    },
    answer: (listing) => listing && data(listing, { status: listing.status }),
  });
};
