import type { PageRoute } from '../../routing/RouteContext.ts';
import { LevelPage } from './LevelPage.tsx';

export const route: PageRoute = () => ({ Component: LevelPage });
