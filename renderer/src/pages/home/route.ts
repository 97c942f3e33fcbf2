import { idParam, orNotFound } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { HomePage } from './HomePage.tsx';

export const route: PageRoute = ({ stores: { queries } }) => ({
  loader: async ({ request }) => {
    const { home_page_id: front } = await queries.load('readConfig', {}, request.signal);
    const pageId = new URL(request.url).searchParams.get('pageId');
    const pk = pageId === null ? front : idParam(pageId);
    await orNotFound(queries.load('readPageConfig', { pk }, request.signal));
    return { pk, isFront: pk === front };
  },
  Component: HomePage,
});
