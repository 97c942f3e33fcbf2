import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { QuotationsPage } from './QuotationsPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(QuotationsPage) });
