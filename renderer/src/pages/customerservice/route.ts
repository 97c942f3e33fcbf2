import type { PageRoute } from '../../routing/RouteContext.ts';
import { CustomerServicePage } from './CustomerServicePage.tsx';

export const route: PageRoute = ({ stores: { queries } }) => ({
  // Each part stands without the others: what could not be read says so, or is left out.
  loader: async ({ request }) => {
    await Promise.allSettled([
      queries.load('readConfig', {}, request.signal),
      queries.load('readPublicConfig', { id: 'FAQ' }, request.signal),
    ]);
    return null;
  },
  Component: CustomerServicePage,
});
