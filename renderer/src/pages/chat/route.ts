import type { PageRoute } from '../../routing/RouteContext.ts';
import { ChatPage } from './ChatPage.tsx';

export const route: PageRoute = () => ({ Component: ChatPage });
