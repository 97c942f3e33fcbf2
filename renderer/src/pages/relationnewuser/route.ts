import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/FluentParts.tsx';
import { RelationNewUserPage } from './RelationNewUserPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(RelationNewUserPage) });
