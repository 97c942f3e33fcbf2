import type { PageRoute } from '../../routing/RouteContext.ts';
import { RelationOldUserPage } from './RelationOldUserPage.tsx';

export const route: PageRoute = () => ({ Component: RelationOldUserPage });
