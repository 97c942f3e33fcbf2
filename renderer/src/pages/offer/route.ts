import { idParam } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { OfferPage, type OfferParams } from './OfferPage.tsx';

export const route: PageRoute = () => ({
  loader: ({ params }): OfferParams => ({ id: idParam(params['id']) }),
  Component: withFluent(OfferPage),
});
