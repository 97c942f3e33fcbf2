import { loadListing } from '../../components/listing/loadListing.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { ProductsPage } from './ProductsPage.tsx';

export const route: PageRoute = ({ stores }) => ({
  loader: ({ request }) => loadListing(stores, request, {}),
  Component: ProductsPage,
});
