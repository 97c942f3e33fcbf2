import type { GroupNode } from '../../../../shared/contract/schemas/catalogue.ts';
import { loadListing } from '../../components/listing/loadListing.ts';
import { idParam, notFound, orNotFound } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { ListingPage } from './ListingPage.tsx';

export const route: PageRoute = ({ stores }) => ({
  loader: async ({ params, request }) => {
    const { queries } = stores;
    const tree = queries.load('readGroupTree', {});
    const id = params.id === undefined ? rootId(await tree, params.detail) : idParam(params.id);
    const [listing] = await Promise.all([
      loadListing(stores, request, { group_id: id }),
      orNotFound(queries.load('readGroup', { id })),
      tree,
    ]);
    return listing;
  },
  Component: ListingPage,
});

/** A root group may be addressed by its name alone, as `/category/consumables` is (S2.2). */
const rootId = (tree: readonly GroupNode[], key: string | undefined): number =>
  (tree.find(({ seo_key }) => seo_key === key) ?? notFound()).id;
