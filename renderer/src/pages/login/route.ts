import type { PageRoute } from '../../routing/RouteContext.ts';
import { LoginPage } from './LoginPage.tsx';

export const route: PageRoute = () => ({ Component: LoginPage });
