import type { PageRoute } from '../../routing/RouteContext.ts';
import { PasswordSuccessPage } from './PasswordSuccessPage.tsx';

export const route: PageRoute = () => ({ Component: PasswordSuccessPage });
