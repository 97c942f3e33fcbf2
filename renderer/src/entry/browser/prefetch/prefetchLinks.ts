import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';

/** The delay before a hovered link is prefetched, as merely passing over it shows no intent. */
const INTENT_MS = 80;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}
interface Prefetching {
  window: Window & typeof globalThis;
  routes: RouteObject[];
  basename: string;
}
export interface Prefetcher {
  /** A prefetch is under way. */
  isBusy: () => boolean;
  stop: () => void;
}

/**
 * Prefetches a page's code and data when a link to it is hovered, focused, pressed or touched. Not over 2g, with data
 * saver or offline (S1).
 */
export function prefetchLinks({ window, routes, basename }: Prefetching): Prefetcher {
  const { document, navigator } = window;
  let running = 0;
  let timer = 0;
  let pending: string | null = null;

  const fetchPage = async (url: URL): Promise<void> => {
    running++;
    // A failed prefetch is retried, and its failure shown, when the link is followed.
    await prefetchPage(routes, basename, url).catch(() => undefined);
    running--;
  };
  const plan = (target: EventTarget | null, after: number): void => {
    const url = canPrefetch(navigator) ? pageOf(target, window.location) : null;
    if (url !== null && url.href === pending && after > 0) return;
    window.clearTimeout(timer);
    pending = url?.href ?? null;
    if (url) timer = window.setTimeout(() => void fetchPage(url), after);
  };
  const handlePointer = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') plan(target, INTENT_MS);
  };
  const handleFocus = ({ target }: FocusEvent): void => plan(target, INTENT_MS);
  // The main mouse button or a finger, which may begin to scroll instead.
  const handlePress = ({ target, button }: PointerEvent): void => {
    if (button === 0) plan(target, 0);
  };
  document.addEventListener('pointerover', handlePointer);
  document.addEventListener('pointerdown', handlePress);
  document.addEventListener('focusin', handleFocus);
  return {
    isBusy: () => running > 0,
    stop: () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerover', handlePointer);
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('focusin', handleFocus);
    },
  };
}

/** True unless the browser is offline, on 2g or saves data. */
export function canPrefetch(navigator: Navigator & { connection?: Connection }): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return navigator.onLine && !saveData && !effectiveType.endsWith('2g');
}

/** The page of this store that a link leads to; null for any other link, and for the current page. */
function pageOf(target: EventTarget | null, location: Location): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = URL.parse(link.href);
  const isOther =
    url && url.origin === location.origin && url.pathname + url.search !== location.pathname + location.search;
  return isOther ? url : null;
}

/** Loads the code and data of the page at `url`; rejects where a part of it cannot be loaded. */
export async function prefetchPage(routes: RouteObject[], basename: string, url: URL): Promise<void> {
  const matches = matchRoutes(routes, url.pathname + url.search, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }) => {
      // The page's own loaders; the layout's data is there.
      if (!route.handle || typeof route.loader !== 'function') return;
      const load: LoaderFunction = route.loader;
      await load({ request: new Request(url), url, params, pattern: route.path ?? '', context: {} });
    }),
  );
}
