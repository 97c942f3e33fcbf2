import { data } from 'react-router-dom';
import { CONTENT_PAGE_SIZE } from '../../../../shared/contract/limits.ts';
import { parseListing } from '../../routing/listingQuery.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { ArticlesPage } from './ArticlesPage.tsx';

export const route: PageRoute = ({ stores: { queries } }) => ({
  loader: async ({ request }) => {
    const { page } = parseListing(new URL(request.url).searchParams);
    const { results } = await queries.load('listArticles', { page, page_size: CONTENT_PAGE_SIZE }, request.signal);
    return data({ page }, { status: page > 1 && results.length === 0 ? 404 : 200 });
  },
  Component: ArticlesPage,
});
