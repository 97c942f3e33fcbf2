import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { WelcomePage } from './WelcomePage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(WelcomePage) });
