import { when } from 'mobx';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../../app/pageRoute.tsx';
import { idle } from '../../../platform/idle.ts';
import type { Stores } from '../../../stores/Stores.ts';
import { keepCallsReady } from './keepCallsReady.ts';
import { canPrefetch, prefetchPage } from './prefetchLinks.ts';
import { prefetchNextListPage } from './prefetchNextListPage.ts';

/** The number of kinds of pages whose code is loaded in advance. */
const KINDS = 6;

export interface NextPages {
  window: Window & typeof globalThis;
  routes: RouteObject[];
  basename: string;
  /** Loads what a call of the API needs. */
  prepareCalls: () => Promise<void>;
}

export interface Preparation {
  /** Something is being loaded in advance. */
  isBusy: () => boolean;
  /** Starts for the current page, unless it is already running. */
  begin: () => Promise<void>;
}

/**
 * Preloads in idle time what the next click needs: what signs API calls, and the code and texts of the kinds of pages
 * that this page links to most. Waits until the document is loaded and visible; not over 2g, with data saver or
 * offline.
 */
export function prepareNextPages({ window, routes, basename, prepareCalls }: NextPages): Preparation {
  let isRunning = false;
  let loading = 0;
  keepCallsReady(window, prepareCalls);
  const handleOf = (path: string): RouteHandle | undefined =>
    matchRoutes(routes, path, basename)?.at(-1)?.route.handle as RouteHandle | undefined;
  const load = async (part: () => Promise<unknown>): Promise<void> => {
    loading++;
    // A failed preload is retried, and its failure shown, when it is needed.
    await part().catch(() => undefined);
    loading--;
  };
  prefetchNextListPage(window, async (url) => {
    await idle();
    await load(() => prefetchPage(routes, basename, url));
  });
  const run = async (): Promise<void> => {
    await untilLoaded(window);
    await untilVisible(window.document);
    // The next frame of a page that has just been opened comes first.
    await idle();
    if (!canPrefetch(window.navigator)) return;
    await load(prepareCalls);
    const kinds = new Set([handleOf(window.location.pathname)]);
    for (const path of linkedPaths(window, basename)) {
      // Matching one path already takes some milliseconds on a slow machine.
      await idle();
      if (!canPrefetch(window.navigator)) return;
      const handle = handleOf(path);
      if (handle === undefined || kinds.has(handle)) continue;
      await load(handle.preload);
      if (kinds.add(handle).size > KINDS) return;
    }
  };
  const begin = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    await run();
    isRunning = false;
  };
  return { isBusy: () => loading > 0, begin };
}

/** Measures how the page was loaded: in idle time, and not before the visitor has allowed it. */
export async function measureWithConsent(
  window: Window,
  { consent, ui, visits }: Pick<Stores, 'consent' | 'ui' | 'visits'>,
): Promise<void> {
  await when(() => consent.isGranted);
  await idle();
  // Without its code, nothing is measured.
  const module = await import('../measureVitals.ts').catch(() => null);
  module?.measureVitals({ window, device: ui.isMobile ? 'mobile' : 'desktop', report: visits.measure });
}

function untilLoaded(window: Window): Promise<void> {
  if (window.document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

function untilVisible(document: Document): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', () => resolve(), { once: true }));
}

/** The first part of a path, and the number of its parts: `product 3`. */
function shapeOf(path: string, basename: string): string {
  const parts = path.slice(basename === '/' ? 0 : basename.length).split('/');
  return `${parts[1] ?? ''} ${parts.length}`;
}

/** A path of each shape that the page links to in this store; those with the most links first. */
function linkedPaths({ document, location }: Window, basename: string): string[] {
  const shapes = new Map<string, { path: string; links: number }>();
  for (const { origin, pathname } of document.links) {
    if (origin !== location.origin) continue;
    const shape = shapeOf(pathname, basename);
    shapes.set(shape, { path: pathname, links: (shapes.get(shape)?.links ?? 0) + 1 });
  }
  return [...shapes.values()].toSorted((one, other) => other.links - one.links).map(({ path }) => path);
}
