import type { PageRoute } from '../../routing/RouteContext.ts';
import { RelationNewUserPage } from './RelationNewUserPage.tsx';

export const route: PageRoute = () => ({ Component: RelationNewUserPage });
