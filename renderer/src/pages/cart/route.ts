import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { CartPage } from './CartPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(CartPage) });
