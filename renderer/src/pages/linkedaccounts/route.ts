import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { LinkedAccountsPage } from './LinkedAccountsPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(LinkedAccountsPage) });
