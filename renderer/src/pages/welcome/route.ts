import type { PageRoute } from '../../routing/RouteContext.ts';
import { WelcomePage } from './WelcomePage.tsx';

export const route: PageRoute = () => ({ Component: WelcomePage });
