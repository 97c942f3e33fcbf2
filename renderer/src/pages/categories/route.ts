import type { PageRoute } from '../../routing/RouteContext.ts';
import { CategoriesPage } from './CategoriesPage.tsx';

export const route: PageRoute = ({ stores: { queries } }) => ({
  loader: async ({ request }) => {
    await queries.load('readGroupTree', {}, request.signal);
    return null;
  },
  Component: CategoriesPage,
});
