import type { PageRoute } from '../../routing/RouteContext.ts';
import { OrderPadPage } from './OrderPadPage.tsx';

export const route: PageRoute = () => ({ Component: OrderPadPage });
