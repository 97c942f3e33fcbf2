import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { LevelPage } from './LevelPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(LevelPage) });
