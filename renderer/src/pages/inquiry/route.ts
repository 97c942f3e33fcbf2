import { idParam } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { InquiryPage, type InquiryParams } from './InquiryPage.tsx';

export const route: PageRoute = () => ({
  loader: ({ params }): InquiryParams => ({ id: idParam(params['id']) }),
  Component: withFluent(InquiryPage),
});
