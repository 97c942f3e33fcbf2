import { redirect } from 'react-router-dom';
import { idParam, notFound, orNotFound } from '../../routing/notFound.ts';
import { paths } from '../../routing/paths.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import type { Stores } from '../../stores/Stores.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { MORE_PAYLOAD } from './moreArticles.ts';

const ALL = { page: 1, page_size: 999 } as const;

export const route: PageRoute = ({ stores }) => ({
  loader: async ({ params, request }) => {
    const { queries } = stores;
    const id = params['id'] === undefined ? await articleId(stores, params['detail']) : idParam(params['id']);
    const article = await orNotFound(queries.load('readArticle', { id }, request.signal));
    const path = paths.article(article);
    // The canonical address of an article: an older or shortened one redirects to it.
    if (params['id'] === undefined || params['detail'] !== (article.seo_key || 'articleDetail'))
      throw redirect(path + new URL(request.url).search, 301);
    // A failure to read further articles is ignored.
    await queries.load('listArticles', MORE_PAYLOAD, request.signal).catch(() => undefined);
    return { id };
  },
  Component: ArticlePage,
});

/** An article may be addressed by its name alone. */
async function articleId({ queries }: Stores, key: string | undefined): Promise<number> {
  const { results } = await queries.load('listArticles', ALL);
  return (results.find(({ seo_key }) => seo_key === key) ?? notFound()).id;
}
