import type { PageRoute } from '../../routing/RouteContext.ts';
import { MemberServicePage } from './MemberServicePage.tsx';

export const route: PageRoute = () => ({ Component: MemberServicePage });
