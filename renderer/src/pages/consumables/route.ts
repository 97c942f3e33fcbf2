import { landingOf } from '../../routing/landing.ts';
import { notFound, orNotFound } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { ConsumablesPage } from './ConsumablesPage.tsx';

export const route: PageRoute = ({ stores: { queries } }) => ({
  loader: async ({ request }) => {
    const config = await queries.load('readConfig', {}, request.signal);
    const pk = landingOf(config, 'consumables')[0]?.page_id ?? notFound();
    await orNotFound(queries.load('readPageConfig', { pk }, request.signal));
    return { pk };
  },
  Component: ConsumablesPage,
});
