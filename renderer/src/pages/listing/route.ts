import { findGroup } from '../../../../shared/catalogue/groupTree.ts';
import type { GroupNode } from '../../../../shared/contract/schemas/catalogue.ts';
import { listingLoader, loadListing } from '../../components/listing/loadListing.ts';
import { groupTrail } from '../../routing/groupTrail.ts';
import { idParam, notFound, orNotFound } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { ListingPage } from './ListingPage.tsx';

export const route: PageRoute = ({ stores }) => {
  const { queries } = stores;
  return {
    loader: listingLoader(stores, {
      read: async ({ params, request }) => {
        const reading = queries.load('readGroupTree', {});
        const id = params.id === undefined ? idByKey(await reading, params.detail) : idParam(params.id);
        const [listing] = await Promise.all([
          loadListing(stores, request, { group_id: id }),
          orNotFound(queries.load('readGroup', { id })),
          reading,
        ]);
        return listing;
      },
      // The tree, which every page has, knows the group's name and place.
      scopeOf: ({ params }) => {
        const tree = queries.peek('readGroupTree', {});
        if (!tree) return null;
        const id = params.id === undefined ? idByKey(tree, params.detail) : idParam(params.id);
        return groupTrail(tree, id).length > 0 ? { group_id: id } : null;
      },
    }),
    Component: ListingPage,
  };
};

/** A group may be addressed by its name alone, as `/category/consumables` is (S2.2): merchants do not know its id. */
const idByKey = (tree: readonly GroupNode[], key: string | undefined): number =>
  (findGroup(tree, (group) => group.seo_key === key) ?? notFound()).id;
