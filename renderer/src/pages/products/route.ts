import { listingLoader, loadListing } from '../../components/listing/loadListing.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { ProductsPage } from './ProductsPage.tsx';

export const route: PageRoute = ({ stores }) => ({
  loader: listingLoader(stores, {
    read: ({ request }) => loadListing(stores, request, {}),
    scopeOf: () => ({}),
  }),
  Component: ProductsPage,
});
