import { APP_SHELL_PATH } from '../../../shared/web/appShell.ts';
import { ExpiringCache } from '../persistence/cache/ExpiringCache.ts';
import { OFFLINE_CACHES } from '../persistence/cache/offlineCaches.ts';
import { assetsIn, isKeepMessage, isImmutable, type KeepMessage, classifyRequest, type ShellFiles } from './rules.ts';

// The service worker: serves the app shell if no page can be fetched, and files and pictures from the cache. It never
// sees API replies, and never serves an old page when a new one can be fetched.

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL__: ShellFiles;

const SHELL = __SHELL__;
const [shells, assets, pictures] = [OFFLINE_CACHES.shell, OFFLINE_CACHES.assets, OFFLINE_CACHES.pictures].map(
  (bounds) => new ExpiringCache(bounds.name, bounds),
) as [ExpiringCache, ExpiringCache, ExpiringCache];

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (isKeepMessage(event.data)) event.waitUntil(serve(event.data));
});
self.addEventListener('fetch', (event) => {
  switch (classifyRequest(event.request, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'asset':
      return event.respondWith(cacheFirst(assets, event));
    case 'picture':
      return event.respondWith(
        isImmutable(event.request.url) ? cacheFirst(pictures, event) : newestFirst(pictures, event),
      );
    case 'other':
  }
});

/** All or nothing: if a file is missing, the former worker stays active. */
async function install(): Promise<void> {
  const shell = await fetch(APP_SHELL_PATH, { cache: 'no-store' });
  if (!shell.ok) throw new Error(`the shell cannot be had: ${shell.status}`);
  // Another instance may run another version: cache the files of its page, too.
  const assetPaths = assetsIn(await shell.clone().text());
  await Promise.all([...new Set([...assetPaths, ...SHELL.common])].map((path) => ensureCached(assets, path)));
  if (!(await shells.keep(APP_SHELL_PATH, shell))) throw new Error('there is no room');
  // Pages always come from the network, so that a newer worker does not affect open ones.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const currentCaches = new Set<string>(Object.values(OFFLINE_CACHES).map(({ name }) => name));
  for (const name of await caches.keys()) if (!currentCaches.has(name)) await caches.delete(name);
  // The browser requests the page while the worker starts (navigation preload).
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  await prune();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ version: SHELL.version });
}

async function prune(): Promise<void> {
  const shell = await shells.find(APP_SHELL_PATH);
  const assetPaths = shell ? assetsIn(await shell.response.text()) : [];
  const shellPaths = [...assetPaths, ...SHELL.common, ...Object.values(SHELL.texts).flat()];
  await assets.prune(new Set(shellPaths.map((path) => new URL(path, self.location.origin).href)));
  await pictures.prune();
}

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch (failure) {
    const shell = await shells.find(APP_SHELL_PATH);
    if (shell) return shell.response;
    throw failure;
  }
}

async function cacheFirst(cache: ExpiringCache, event: FetchEvent): Promise<Response> {
  return (await cache.find(event.request.url))?.response ?? ask(cache, event);
}

async function newestFirst(cache: ExpiringCache, event: FetchEvent): Promise<Response> {
  try {
    return await ask(cache, event);
  } catch (failure) {
    const cached = await cache.find(event.request.url);
    if (cached) return cached.response;
    throw failure;
  }
}

async function ask(cache: ExpiringCache, event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(cache.keep(event.request.url, response.clone()));
  return response;
}

async function serve({ urls, language }: KeepMessage): Promise<void> {
  // Claims pages that were requested before this worker was active, or loaded without it.
  await self.clients.claim();
  await keepAll(urls, SHELL.texts[language] ?? []);
}

/** Files that the page has loaded so far come from the browser's own cache. */
async function keepAll(urls: string[], texts: string[]): Promise<void> {
  const addresses = [...urls, ...texts].map((url) => new URL(url, self.location.origin).href);
  for (const url of new Set(addresses)) {
    const kind = classifyRequest({ method: 'GET', mode: 'no-cors', url }, self.location.origin);
    if (kind !== 'asset' && kind !== 'picture') continue;
    // Files that cannot be fetched now are cached when a page next loads them.
    await ensureCached(kind === 'asset' ? assets : pictures, url).catch(() => undefined);
  }
  await prune();
}

async function ensureCached(cache: ExpiringCache, url: string): Promise<void> {
  const address = new URL(url, self.location.origin).href;
  if (await cache.find(address)) return;
  const response = await fetch(address);
  if (!response.ok || !(await cache.keep(address, response))) throw new Error(`${address} cannot be kept`);
}
