import type { PageRoute } from '../../routing/RouteContext.ts';
import { CheckInPage } from './CheckInPage.tsx';

export const route: PageRoute = () => ({ Component: CheckInPage });
