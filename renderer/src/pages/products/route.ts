import { openListing } from '../../components/listing/loadListing.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { ProductsPage } from './ProductsPage.tsx';

export const route: PageRoute = ({ stores }) => ({
  loader: ({ request }) => openListing(stores, request, {}),
  Component: ProductsPage,
});
