import type { GroupNode } from '../../../../shared/contract/schemas/catalogue.ts';
import { loadListing, openListing } from '../../components/listing/loadListing.ts';
import { groupTrail } from '../../routing/groupTrail.ts';
import { idParam, notFound, orNotFound } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { ListingPage } from './ListingPage.tsx';

export const route: PageRoute = ({ stores }) => ({
  loader: async ({ params, request }) => {
    const { queries } = stores;
    const reading = queries.load('readGroupTree', {});
    const id = params.id === undefined ? rootId(await reading, params.detail) : idParam(params.id);
    const rest = Promise.all([orNotFound(queries.load('readGroup', { id })), reading]);
    // The first frame is what the tree knows of the group.
    const isKnown = groupTrail(queries.peek('readGroupTree', {}) ?? [], id).length > 0;
    return isKnown
      ? openListing(stores, request, { group_id: id }, rest)
      : (await Promise.all([loadListing(stores, request, { group_id: id }), rest]))[0];
  },
  Component: ListingPage,
});

/** A root group may be addressed by its name alone, as `/category/consumables` is (S2.2). */
const rootId = (tree: readonly GroupNode[], key: string | undefined): number =>
  (tree.find(({ seo_key }) => seo_key === key) ?? notFound()).id;
