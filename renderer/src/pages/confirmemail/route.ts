import type { PageRoute } from '../../routing/RouteContext.ts';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

export const route: PageRoute = () => ({ Component: ConfirmEmailPage });
