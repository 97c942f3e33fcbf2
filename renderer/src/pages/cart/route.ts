import type { PageRoute } from '../../routing/RouteContext.ts';
import { CartPage } from './CartPage.tsx';

export const route: PageRoute = () => ({ Component: CartPage });
