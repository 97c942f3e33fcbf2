import { idParam } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { QuotationDocumentPage, type QuotationDocumentParams } from './QuotationDocumentPage.tsx';

export const route: PageRoute = () => ({
  loader: ({ params }): QuotationDocumentParams => ({ id: idParam(params['id']) }),
  Component: withFluent(QuotationDocumentPage),
});
