import type { PageRoute } from '../../routing/RouteContext.ts';
import { CategoriesPage } from './CategoriesPage.tsx';

export const route: PageRoute = ({ stores: { reads } }) => ({
  loader: async ({ request }) => {
    await reads.load('readGroupTree', {}, request.signal);
    return null;
  },
  Component: CategoriesPage,
});
