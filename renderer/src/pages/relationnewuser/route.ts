import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { RelationNewUserPage } from './RelationNewUserPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(RelationNewUserPage) });
