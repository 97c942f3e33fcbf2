import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/FluentParts.tsx';
import { CouponsPage } from './CouponsPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(CouponsPage) });
