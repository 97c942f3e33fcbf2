import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { ChatPage } from './ChatPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(ChatPage) });
