import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(ResetPasswordPage) });
