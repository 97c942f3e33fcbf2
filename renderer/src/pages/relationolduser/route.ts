import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { RelationOldUserPage } from './RelationOldUserPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(RelationOldUserPage) });
