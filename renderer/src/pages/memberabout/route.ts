import type { PageRoute } from '../../routing/RouteContext.ts';
import { MemberAboutPage } from './MemberAboutPage.tsx';

export const route: PageRoute = () => ({ Component: MemberAboutPage });
