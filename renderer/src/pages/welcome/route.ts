import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/FluentParts.tsx';
import { WelcomePage } from './WelcomePage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(WelcomePage) });
