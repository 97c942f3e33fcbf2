import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(ChangePasswordPage) });
