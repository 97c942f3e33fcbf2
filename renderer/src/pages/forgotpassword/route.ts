import type { PageRoute } from '../../routing/RouteContext.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

export const route: PageRoute = () => ({ Component: ForgotPasswordPage });
