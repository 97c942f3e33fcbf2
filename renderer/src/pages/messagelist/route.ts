import type { PageRoute } from '../../routing/RouteContext.ts';
import { MessageListPage } from './MessageListPage.tsx';

export const route: PageRoute = () => ({ Component: MessageListPage });
