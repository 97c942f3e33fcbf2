import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { CouponsPage } from './CouponsPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(CouponsPage) });
