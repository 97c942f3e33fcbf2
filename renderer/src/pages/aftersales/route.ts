import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { AfterSalesPage } from './AfterSalesPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(AfterSalesPage) });
