import { redirect } from 'react-router-dom';
import { openListing } from '../../components/listing/loadListing.ts';
import { paths } from '../../routing/paths.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { keywordIn, respelled } from './keyword.ts';
import { SearchPage } from './SearchPage.tsx';

export const route: PageRoute = ({ stores }) => ({
  loader: async ({ request }) => {
    const { search } = new URL(request.url);
    const right = respelled(search);
    if (right) throw redirect(`${paths.search()}?${right.toString()}`, 301);
    const keyword = keywordIn(search);
    // Hot keywords are shown for an empty search, and contacts for one without results.
    const config = stores.queries.load('readConfig', {});
    if (keyword) return openListing(stores, request, { keyword }, config);
    await config;
    return null;
  },
  Component: SearchPage,
});
