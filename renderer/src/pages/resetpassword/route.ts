import type { PageRoute } from '../../routing/RouteContext.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

export const route: PageRoute = () => ({ Component: ResetPasswordPage });
