import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/FluentParts.tsx';
import { MessagesPage } from './MessagesPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(MessagesPage) });
