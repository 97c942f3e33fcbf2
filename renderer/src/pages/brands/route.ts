import { BRANDS_PAYLOAD } from '../../routing/brandList.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { BrandsPage } from './BrandsPage.tsx';

export const route: PageRoute = ({ stores: { queries } }) => ({
  loader: async () => {
    await queries.load('listBrands', BRANDS_PAYLOAD);
    return null;
  },
  Component: BrandsPage,
});
