import type { PageRoute } from '../../routing/RouteContext.ts';
import { CustomerServicePage } from './CustomerServicePage.tsx';

export const route: PageRoute = ({ stores: { queries } }) => ({
  // Each part is independent: one that cannot be read shows its error, or is left out.
  loader: async ({ request }) => {
    await Promise.allSettled([
      queries.load('readConfig', {}, request.signal),
      queries.load('readPublicConfig', { id: 'FAQ' }, request.signal),
    ]);
    return null;
  },
  Component: CustomerServicePage,
});
