import { type Listing, listingLoader, loadListing } from '../../components/listing/loadListing.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { keywordIn } from './keyword.ts';
import { SearchPage } from './SearchPage.tsx';

export const route: PageRoute = ({ stores }) => ({
  loader: listingLoader<Listing | null>(stores, {
    read: async ({ request }) => {
      const { search } = new URL(request.url);
      const keyword = keywordIn(search);
      const [listing] = await Promise.all([
        keyword ? loadListing(stores, request, { keyword }) : null,
        // Hot keywords are shown for an empty search, and contacts for one without results.
        stores.queries.load('readConfig', {}),
      ]);
      return listing;
    },
    scopeOf: ({ request }) => {
      const { search } = new URL(request.url);
      const keyword = keywordIn(search);
      return keyword ? { keyword } : null;
    },
  }),
  Component: SearchPage,
});
