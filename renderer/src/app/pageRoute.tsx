import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { ApiError } from '../../../shared/contract/envelope.ts';
import { loadTexts } from '../i18n/loadTexts.ts';
import type { PageRoute, RouteContext } from '../routing/RouteContext.ts';
import { RouteError } from './RouteError.tsx';

/** A route's handle, known before its code is loaded. */
export interface RouteHandle {
  /** The source module, for preloading. */
  module: string;
  /** Its texts. */
  namespaces: readonly string[];
  /** Loads its code and its texts. */
  preload: () => Promise<unknown>;
}

/** A page's place and its parts. */
export interface PageParts {
  /** The route's pattern; empty for the front page. */
  path: string;
  /** Its folder below `pages`. */
  folder: string;
  namespaces: readonly string[];
  load: () => Promise<{ route: PageRoute } | undefined>;
}

const unreachable = (): never => {
  throw new ApiError('offline');
};

/**
 * A page in a chunk of its own, loaded together with its texts. The router's own `lazy` shows nothing if a chunk cannot
 * be loaded; this shows an error with a retry, as for data.
 */
export function pageRoute(context: RouteContext, { path, folder, namespaces, load }: PageParts): RouteObject {
  let page: ReturnType<PageRoute> | null = null;
  const preload = async (): Promise<ReturnType<PageRoute>> => {
    if (page) return page;
    const [module] = await Promise.all([load(), loadTexts(context.i18n, ...namespaces)]).catch(unreachable);
    // The page is being reloaded (entry/browser/reloadOnLostChunk.ts), so there is nothing to show.
    if (!module) return new Promise(() => undefined);
    page ??= module.route(context);
    return page;
  };
  const loader: LoaderFunction = async (args) => {
    const { loader: read } = await preload();
    return read ? await read(args, undefined) : null;
  };
  function Page() {
    if (!page) throw new Error(`${folder} is shown before its code is loaded`);
    return <page.Component />;
  }
  return {
    ...(path === '' ? { index: true } : { path }),
    handle: { module: `src/pages/${folder}/route.ts`, namespaces, preload } satisfies RouteHandle,
    ErrorBoundary: RouteError,
    loader,
    Component: Page,
  };
}
