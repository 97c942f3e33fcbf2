import { idParam } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { InvoicePage, type InvoiceParams } from './InvoicePage.tsx';

export const route: PageRoute = () => ({
  loader: ({ params }): InvoiceParams => ({ id: idParam(params['id']) }),
  Component: withFluent(InvoicePage),
});
