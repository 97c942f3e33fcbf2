import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { InquiriesPage } from './InquiriesPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(InquiriesPage) });
