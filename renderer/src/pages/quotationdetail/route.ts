import { idParam } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { QuotationDetailPage, type QuotationDetailParams } from './QuotationDetailPage.tsx';

export const route: PageRoute = () => ({
  loader: ({ params }): QuotationDetailParams => ({ id: idParam(params['id']) }),
  Component: withFluent(QuotationDetailPage),
});
