import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { MemberAboutPage } from './MemberAboutPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(MemberAboutPage) });
