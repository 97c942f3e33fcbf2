import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { ProfilePage } from './ProfilePage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(ProfilePage) });
