import type { PageRoute } from '../../routing/RouteContext.ts';
import { CouponsPage } from './CouponsPage.tsx';

export const route: PageRoute = () => ({ Component: CouponsPage });
