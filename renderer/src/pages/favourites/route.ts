import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { FavouritesPage } from './FavouritesPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(FavouritesPage) });
