import { idParam, orNotFound } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { HomePage } from './HomePage.tsx';

export const route: PageRoute = ({ stores: { reads } }) => ({
  loader: async ({ request }) => {
    const { home_page_id: front } = await reads.load('readConfig', {}, request.signal);
    const asked = new URL(request.url).searchParams.get('pageId');
    const pk = asked === null ? front : idParam(asked);
    await orNotFound(reads.load('readPageConfig', { pk }, request.signal));
    return { pk, isFront: pk === front };
  },
  Component: HomePage,
});
