import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { CheckInPage } from './CheckInPage.tsx';

export const route: PageRoute = ({ stores }) => ({
  // Loaded with the page, so that the footer's link to the welcome pack finds it. A failure is ignored.
  loader: async () => {
    await stores.queries.load('listCouponOffers', {}).catch(() => undefined);
    return null;
  },
  Component: withFluent(CheckInPage),
});
