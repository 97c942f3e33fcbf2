import { idParam } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { PaymentPage, type PaymentParams } from './PaymentPage.tsx';

export const route: PageRoute = () => ({
  loader: ({ request }): PaymentParams => ({ id: idParam(new URL(request.url).searchParams.get('id') ?? undefined) }),
  Component: withFluent(PaymentPage),
});
