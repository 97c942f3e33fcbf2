import { loadListing } from '../../components/listing/loadListing.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { keywordIn } from './keyword.ts';
import { SearchPage } from './SearchPage.tsx';

export const route: PageRoute = ({ stores }) => ({
  loader: async ({ request }) => {
    const keyword = keywordIn(new URL(request.url).search);
    // Hot keywords are offered where nothing was asked for, and contacts where nothing was found.
    const config = stores.reads.load('readConfig', {});
    const [listing] = await Promise.all([keyword ? loadListing(stores, request, { keyword }) : null, config]);
    return listing;
  },
  Component: SearchPage,
});
