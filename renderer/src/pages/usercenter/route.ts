import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { UserCenterPage } from './UserCenterPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(UserCenterPage) });
