import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { MemberServicePage } from './MemberServicePage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(MemberServicePage) });
