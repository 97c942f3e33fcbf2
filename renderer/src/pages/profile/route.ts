import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/FluentParts.tsx';
import { ProfilePage } from './ProfilePage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(ProfilePage) });
