import type { PageRoute } from '../../routing/RouteContext.ts';
import { LinkedAccountsPage } from './LinkedAccountsPage.tsx';

export const route: PageRoute = () => ({ Component: LinkedAccountsPage });
