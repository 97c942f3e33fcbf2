import type { PageRoute } from '../../routing/RouteContext.ts';
import { AddressesPage } from './AddressesPage.tsx';

export const route: PageRoute = () => ({ Component: AddressesPage });
