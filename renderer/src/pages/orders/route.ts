import type { PageRoute } from '../../routing/RouteContext.ts';
import { OrdersPage } from './OrdersPage.tsx';

export const route: PageRoute = () => ({ Component: OrdersPage });
