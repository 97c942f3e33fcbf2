import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(ForgotPasswordPage) });
