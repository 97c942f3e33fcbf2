import { idParam } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/FluentParts.tsx';
import { OfferPage } from './OfferPage.tsx';

export interface OfferParams {
  id: number;
}

export const route: PageRoute = () => ({
  loader: ({ params }): OfferParams => ({ id: idParam(params['id']) }),
  Component: withFluent(OfferPage),
});
