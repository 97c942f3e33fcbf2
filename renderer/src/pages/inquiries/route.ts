import type { PageRoute } from '../../routing/RouteContext.ts';
import { InquiriesPage } from './InquiriesPage.tsx';

export const route: PageRoute = () => ({ Component: InquiriesPage });
