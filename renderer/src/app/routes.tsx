import type { RouteObject } from 'react-router-dom';
import { notFound } from '../routing/notFound.ts';
import type { RouteContext } from '../routing/RouteContext.ts';
import type { Stores } from '../stores/Stores.ts';
import { FatalErrorPage } from './FatalErrorPage.tsx';
import { Layout } from './Layout.tsx';
import { pageRoute } from './pageRoute.tsx';
import { PAGES } from './pages.ts';
import { RouteError } from './RouteError.tsx';

const isLoaded = ({ queries }: Stores): boolean =>
  queries.peek('readConfig', {}) !== undefined && queries.peek('readGroupTree', {}) !== undefined;

/**
 * Loads the data of header and footer. Pages work without them, so a failure is ignored (S8) and the next navigation
 * retries. What the merchant changes meanwhile is fetched in the background and shown with the next page.
 */
const chromeLoader = (stores: Stores) => ({
  loader: async (): Promise<null> => {
    await Promise.allSettled([stores.queries.load('readConfig', {}), stores.queries.load('readGroupTree', {})]);
    return null;
  },
  shouldRevalidate: (): boolean => {
    if (!isLoaded(stores)) return true;
    stores.queries.load('readConfig', {}).catch(() => undefined);
    return false;
  },
});

/** The namespaces that every page needs; `messages`, the errors of forms, come with pages that have one. */
export const CHROME_NAMESPACES = ['chrome', 'failures', 'units'] as const;

/** The pages in their layout, and the page for unknown addresses. */
export const createRoutes = (context: RouteContext): RouteObject[] => [
  {
    path: '/',
    Component: Layout,
    ErrorBoundary: FatalErrorPage,
    ...chromeLoader(context.stores),
    children: [
      ...PAGES.map(([path, folder, namespaces, load]) => pageRoute(context, { path, folder, namespaces, load })),
      { path: '*', loader: notFound, ErrorBoundary: RouteError, Component: RouteError },
    ],
  },
];
