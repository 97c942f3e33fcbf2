import { notFound } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { CustomersPage } from './CustomersPage.tsx';

/** The page exists on a rep's laptop only. */
export const route: PageRoute = ({ stores }) => ({
  loader: () => (stores.customers.view ? null : notFound()),
  Component: withFluent(CustomersPage),
});
