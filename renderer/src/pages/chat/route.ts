import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/FluentParts.tsx';
import { ChatPage } from './ChatPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(ChatPage) });
