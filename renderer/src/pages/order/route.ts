import { idParam } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { OrderPage, type OrderParams } from './OrderPage.tsx';

export const route: PageRoute = () => ({
  loader: ({ params }): OrderParams => ({ id: idParam(params['id']) }),
  Component: withFluent(OrderPage),
});
