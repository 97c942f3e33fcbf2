import type { PageRoute } from '../../routing/RouteContext.ts';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

export const route: PageRoute = () => ({ Component: ChangePasswordPage });
