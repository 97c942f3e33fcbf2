import type { PageRoute } from '../../routing/RouteContext.ts';
import { AfterSalesPage } from './AfterSalesPage.tsx';

export const route: PageRoute = () => ({ Component: AfterSalesPage });
