import type { PageRoute } from '../../routing/RouteContext.ts';
import { FavouritesPage } from './FavouritesPage.tsx';

export const route: PageRoute = () => ({ Component: FavouritesPage });
