import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { ComparePage } from './ComparePage.tsx';
import { parseCompare } from './compareQuery.ts';

/** The page reports a product that is gone; every other failure shows the error page. */
export const route: PageRoute = ({ stores: { queries } }) => ({
  loader: async ({ request }) => {
    const { chosen } = parseCompare(new URL(request.url).searchParams);
    await Promise.all(
      chosen.map(({ id }) =>
        queries.load('readProduct', { id }, request.signal).catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.code !== Code.notFound) throw error;
        }),
      ),
    );
    return null;
  },
  Component: withFluent(ComparePage),
});
