import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/FluentParts.tsx';
import { UserCenterPage } from './UserCenterPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(UserCenterPage) });
