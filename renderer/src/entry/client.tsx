import { configure, when } from 'mobx';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import 'virtual:theme.css';
import { htmlLanguage, type Language, resolveLanguage } from '../../../shared/text/languages.ts';
import { deviceClassOf, type DeviceClass } from '../../../shared/web/deviceClass.ts';
import { App } from '../app/App.tsx';
import type { RouteHandle } from '../app/pageRoute.tsx';
import { CHROME_NAMESPACES, createRoutes } from '../app/routes.tsx';
import { browserTexts } from '../i18n/browserTexts.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { translateFor } from '../i18n/useTranslation.ts';
import { rememberedLanguage } from '../persistence/session/cookies.ts';
import { browserStorage } from '../persistence/storage/browserStorage.ts';
import { StatePersistence } from '../persistence/storage/StatePersistence.ts';
import { idle } from '../platform/idle.ts';
import type { Platform } from '../platform/Platform.ts';
import { openWeb } from '../platform/web.ts';
import { Stores } from '../stores/Stores.ts';
import type { desktopPage } from './browser/desktopPage.ts';
import { layOutOffscreen } from './browser/layOutOffscreen.ts';
import { loadOnFirstInteraction } from './browser/loadOnFirstInteraction.ts';
import { navigateSynchronously } from './browser/navigateSynchronously.ts';
import type { NextPages } from './browser/prefetch/prepareNextPages.ts';
import { prefetchLinks } from './browser/prefetch/prefetchLinks.ts';
import { reloadOnLostChunk } from './browser/reloadOnLostChunk.ts';
import { scheduleHydration } from './browser/scheduleHydration.ts';
import { yieldToMain } from './browser/yieldToMain.ts';
import { offeredOf, type PageState, readPageState, readShellState } from './pageState.ts';

/** The device class where no server has decided it. */
const deviceOf = (kind: Platform['kind'], userAgent: string): DeviceClass =>
  kind === 'kiosk' ? 'kiosk' : deviceClassOf(userAgent);

configure({ enforceActions: 'always' });
/** Assigned once the router exists; the first chunks are fetched before. */
let destination = (): string | null => null;
const prefetches: { isBusy: () => boolean }[] = [];
let isCutOff = (): boolean => false;
let hasUnsavedInput = (): boolean => false;
let offerReload = (): void => undefined;
reloadOnLostChunk(window, {
  destination: () => destination(),
  isPrefetching: () => prefetches.some(({ isBusy }) => isBusy()),
  hasFailed: () => document.querySelector('[data-failed]') !== null,
  isCutOff: () => isCutOff(),
  hasUnsavedInput: () => hasUnsavedInput(),
  offerReload: () => offerReload(),
});
void start();

async function start(): Promise<void> {
  await yieldToMain();
  const root = document.getElementById('root')!;
  const desktop = 'desktop' in window ? (await import('./browser/desktopPage.ts')).desktopPage : null;
  const first = (await desktop?.paintSkeleton(root)) ?? null;
  const state = readPageState(document);
  const remembered = (await desktop?.language()) ?? offeredOf(state, rememberedLanguage());
  const { language, path } = resolveLanguage(location.pathname, remembered);
  if (path !== location.pathname) return location.replace(path + location.search + location.hash);

  // Only if it differs: setting it again would recalculate all styles. The server writes it into its pages; the desktop
  // client has one page for all languages.
  if (document.documentElement.lang !== htmlLanguage(language)) document.documentElement.lang = htmlLanguage(language);
  if (state?.hasDebugTool) void import('./browser/debugTool.ts');
  const stores = await openStores(desktop, language, state);

  await yieldToMain();
  const texts = await createI18n(language, browserTexts, state?.texts);
  await texts.loadNamespaces([...CHROME_NAMESPACES]);
  first?.isAsking(translateFor(texts, 'chrome'));
  await yieldToMain();
  const routes = createRoutes({ stores, i18n: texts });
  const basename = resolveLanguage('/', language).path;
  const router = await openRouter(routes, basename, state);
  prefetches.push(prefetchLinks({ window, routes, basename }), loadOnFirstInteraction(document, texts));
  const page = (
    <App
      stores={stores}
      i18n={texts}
      site={{
        origin: state?.origin ?? location.origin,
        language,
        ...(state && { formatted: new Map(state.formatted) }),
      }}
      onAlive={() => {
        scheduleHydration(() => void stores.start(), window);
        void layOutOffscreen(document);
        void prepareForPresses(
          router,
          { window, routes, basename, prepareCalls: stores.prepareCalls },
          state && stores,
        );
        void desktop?.follow({ open: (to) => void router.navigate(to), stores, texts });
      }}
    >
      <RouterProvider router={router} />
    </App>
  );
  if (document.querySelector(':is(:focus,:user-valid,:user-invalid,:autofill)'))
    // Without the module the page is being reloaded (reloadOnLostChunk.ts).
    await import('./browser/earlyInput.ts').catch(() => null);
  // In slices, so that the browser handles scrolling and typing between them.
  if (state) startTransition(() => void hydrateRoot(root, page));
  else (first?.root ?? createRoot(root)).render(page);
}

async function openStores(
  desktop: typeof desktopPage | null,
  language: Language,
  state: PageState | null,
): Promise<Stores> {
  const shell = readShellState(document);
  const platform = (await desktop?.open(language)) ?? openWeb(language, (state ?? shell)?.api);
  platform.rememberLanguage(language);
  const device = state?.device ?? deviceOf(platform.kind, navigator.userAgent);
  const [persistence, tabPersistence] = [
    new StatePersistence(browserStorage()),
    new StatePersistence(browserStorage('session')),
  ];
  const stores = new Stores({ platform, persistence, tabPersistence, device, now: () => Date.now() });
  await yieldToMain();
  isCutOff = () => !stores.ui.isOnline;
  hasUnsavedInput = platform.offline?.hasUnsavedInput ?? hasUnsavedInput;
  offerReload = stores.offerReload;
  // The page's chunk could not be loaded, so the rest will fail, too.
  if (shell) stores.ui.setOnline(false);
  if (state) stores.queries.hydrate(state.queries);
  else {
    // Not rendered by a server: read the session first, so that the data are fetched once, for the signed-in member.
    stores.start();
    await when(() => stores.session.isKnown);
  }
  return stores;
}

async function openRouter(routes: RouteObject[], basename: string, state: PageState | null) {
  // The router calls the first entry of each document "default": a typed address would restore another page's scroll
  // position.
  history.replaceState({ key: `default-${performance.timeOrigin}`, ...history.state }, '');
  const router = createBrowserRouter(routes, {
    basename,
    ...(state && { hydrationData: state.router }),
  });
  destination = () => {
    const { location: next } = router.state.navigation;
    return next ? router.createHref(next) : null;
  };
  await untilReady(router, state !== null);
  await yieldToMain();
  navigateSynchronously(router);
  return router;
}

/** Preloads in idle time, and again after each navigation. */
async function prepareForPresses(
  router: ReturnType<typeof createBrowserRouter>,
  parts: NextPages,
  measured: Stores | null,
): Promise<void> {
  await idle();
  let isLoading = true;
  prefetches.push({ isBusy: () => isLoading });
  // Without its code, each press loads what it needs.
  const module = await import('./browser/prefetch/prepareNextPages.ts').catch(() => null);
  isLoading = false;
  if (!module) return;
  if (measured) void module.measureWithConsent(window, measured);
  const next = module.prepareNextPages(parts);
  prefetches.push(next);
  void next.begin();
  router.subscribe(({ navigation }) => navigation.state === 'idle' && void next.begin());
}

/** Waits for the page's code: hydrating without it would discard the server's HTML; other pages show an error. */
async function untilReady(router: ReturnType<typeof createBrowserRouter>, isRendered: boolean): Promise<void> {
  const { matches } = router.state;
  if (isRendered)
    await Promise.all(matches.map(async ({ route }) => (route.handle as RouteHandle | undefined)?.preload()));
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
