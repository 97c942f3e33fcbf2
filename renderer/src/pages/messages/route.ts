import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { MessagesPage } from './MessagesPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(MessagesPage) });
