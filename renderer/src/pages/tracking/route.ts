import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { textParam } from '../../routing/listingQuery.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { type TrackingAnswer, TrackingPage } from './TrackingPage.tsx';

const LONGEST = 40;

export const route: PageRoute = ({ stores: { queries } }) => ({
  loader: async ({ request }): Promise<TrackingAnswer> => {
    const number = textParam(new URL(request.url).searchParams, 'number', LONGEST);
    if (number === '') return { number, failure: null };
    try {
      await queries.load('trackOrder', { logistics_number: number }, request.signal);
      return { number, failure: null };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'cancelled') throw error;
      if (error.code === Code.notFound) return { number, failure: { kind: 'unknown' } };
      return { number, failure: { kind: 'failed', code: error.code, message: error.message } };
    }
  },
  Component: withFluent(TrackingPage),
});
