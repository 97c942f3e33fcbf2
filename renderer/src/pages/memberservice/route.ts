import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/FluentParts.tsx';
import { MemberServicePage } from './MemberServicePage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(MemberServicePage) });
