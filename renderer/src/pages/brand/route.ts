import { listingLoader, loadListing } from '../../components/listing/loadListing.ts';
import { BRANDS_PAYLOAD } from '../../routing/brandList.ts';
import { idParam, notFound, orNotFound } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import type { Stores } from '../../stores/Stores.ts';
import { BrandPage } from './BrandPage.tsx';
import { knownBrand } from './knownBrand.ts';

export const route: PageRoute = ({ stores }) => ({
  loader: listingLoader(stores, {
    read: async ({ params, request }) => {
      const id = params.id === undefined ? await brandId(stores, params.detail) : idParam(params.id);
      const [listing] = await Promise.all([
        loadListing(stores, request, { brand: [id] }),
        orNotFound(stores.queries.load('readBrand', { id })),
      ]);
      return listing;
    },
    scopeOf: ({ params }) => {
      const id = params.id === undefined ? 0 : idParam(params.id);
      return knownBrand(stores, id) ? { brand: [id] } : null;
    },
  }),
  Component: BrandPage,
});

/** A brand may be addressed by its name alone. */
async function brandId({ queries }: Stores, key: string | undefined): Promise<number> {
  const { results } = await queries.load('listBrands', BRANDS_PAYLOAD);
  return (results.find(({ seo_key }) => seo_key === key) ?? notFound()).id;
}
