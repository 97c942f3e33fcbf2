import type { PageRoute } from '../../routing/RouteContext.ts';
import { RegisterPage } from './RegisterPage.tsx';

export const route: PageRoute = () => ({ Component: RegisterPage });
