import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { OrdersPage } from './OrdersPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(OrdersPage) });
