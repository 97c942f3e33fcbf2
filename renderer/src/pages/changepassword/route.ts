import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/FluentParts.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(ChangePasswordPage) });
