import type { RouteObject } from 'react-router-dom';
import { notFound } from '../routing/notFound.ts';
import type { RouteContext } from '../routing/RouteContext.ts';
import { chromeLoader } from './chrome/chromeLoader.ts';
import { FatalErrorPage } from './FatalErrorPage.tsx';
import { Layout } from './Layout.tsx';
import { pageRoute } from './pageRoute.tsx';
import { PAGES } from './pages.ts';
import { RouteError } from './RouteError.tsx';

/** The texts that every page needs. */
export const CHROME_NAMESPACES = ['chrome', 'messages', 'units'] as const;

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
