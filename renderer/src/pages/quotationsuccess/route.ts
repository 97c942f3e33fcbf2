import { idParam } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { QuotationSuccessPage, type SuccessParams } from './QuotationSuccessPage.tsx';

export const route: PageRoute = () => ({
  loader: ({ request }): SuccessParams => ({ id: idParam(new URL(request.url).searchParams.get('id') ?? undefined) }),
  Component: withFluent(QuotationSuccessPage),
});
