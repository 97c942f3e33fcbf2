import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { MessageListPage } from './MessageListPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(MessageListPage) });
