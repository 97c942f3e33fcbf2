import type { PageRoute } from '../../routing/RouteContext.ts';
import { MessagesPage } from './MessagesPage.tsx';

export const route: PageRoute = () => ({ Component: MessagesPage });
