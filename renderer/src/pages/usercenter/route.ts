import type { PageRoute } from '../../routing/RouteContext.ts';
import { UserCenterPage } from './UserCenterPage.tsx';

export const route: PageRoute = () => ({ Component: UserCenterPage });
