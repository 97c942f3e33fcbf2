import { quotationParams } from '../../components/quotation/quotationParams.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { BudgetPage } from './BudgetPage.tsx';

export const route: PageRoute = () => ({
  loader: ({ request }) => quotationParams(request.url),
  Component: withFluent(BudgetPage),
});
