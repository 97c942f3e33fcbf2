import type { PageRoute } from '../../routing/RouteContext.ts';
import { ProfilePage } from './ProfilePage.tsx';

export const route: PageRoute = () => ({ Component: ProfilePage });
