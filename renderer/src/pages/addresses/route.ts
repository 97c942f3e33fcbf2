import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { AddressesPage } from './AddressesPage.tsx';

export const route: PageRoute = () => ({ Component: withFluent(AddressesPage) });
