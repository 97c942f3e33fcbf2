import { join } from 'node:path';
import type { App } from '../app.ts';
import { onDataChange } from '../platform/events/dataChanged.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { retainAssets, retainedAssetsFolder } from './retainedAssets.ts';
import { RenderPool } from './rendering/RenderPool.ts';
import { localPicture } from './localPicture.ts';
import { sharedCachePurge } from './http/sharedCachePurge.ts';
import { sitemapRoutes } from './sitemaps/sitemapRoutes.ts';
import { askInProcess, askRemote } from './askApi.ts';
import type { WebParts } from './WebParts.ts';
import { webRoutes } from './webRoutes.ts';

interface BuiltStorefront extends Pick<WebParts, 'pages' | 'files'> {
  /** The folder of the build, to render in worker threads; if omitted, pages are rendered in this thread. */
  dist?: string;
}

/** Serves the storefront's pages beside the API, and invalidates caches on every instance when data change. */
export async function openPages(
  { app, api, pictures }: Pick<App, 'app' | 'api' | 'pictures'>,
  settings: Settings,
  services: Services,
  { dist, pages, files }: BuiltStorefront,
): Promise<void> {
  const ask = settings.apiUrl
    ? askRemote(settings.apiUrl, settings.signSecret)
    : askInProcess(api, services.memory, app.log);
  const otherAssets = await assetsOfAll(app, settings, files);
  // Another API has its own pictures.
  const picture = settings.apiUrl ? undefined : localPicture(pictures);
  const hostCalls = { ask, ...(picture && { picture }) };
  const pool =
    dist === undefined ? null : openPool(app, { ...hostCalls, data: { dist, settings: renderSettings(settings) } });
  const renewPages = webRoutes(app, {
    pages,
    files,
    otherAssets,
    settings,
    ...hostCalls,
    ...(pool && { render: (view) => pool.render(view) }),
    store: services.store,
    limits: services.limits,
  });
  // Another API has another catalogue and sitemap.
  if (settings.apiUrl) return;
  const renewMaps = sitemapRoutes(app, services, settings);
  const shared = sharedCachePurge({
    caches: settings.pageCaches,
    logError: (error, cache) => app.log.error({ err: error, cache }, 'purging pages from a shared cache failed'),
  });
  const stop = await onDataChange(services.database.notices, async () => {
    // Pages are rendered from the settings, too.
    await services.store
      .load()
      .catch((error: unknown) => app.log.error({ err: error }, 'reading the store settings failed'));
    // Invalidate this cache first, as the pages are rendered from it.
    services.memory.invalidate();
    renewPages();
    renewMaps();
    // Last: a shared cache may fetch pages again as soon as it is purged.
    shared.purge();
  });
  services.memory.enable();
  app.addHook('onClose', async () => {
    shared.stop();
    await stop();
  });
}

function openPool(app: App['app'], parts: ConstructorParameters<typeof RenderPool>[0]): RenderPool {
  const pool = new RenderPool(parts);
  pool.warmUp();
  app.addHook('onClose', () => pool.close());
  return pool;
}

// Not all settings: threads need no other secret.
const renderSettings = ({ apiUrl, signSecret }: Settings) => ({ apiUrl, signSecret });

// A full disk must not stop the store.
async function assetsOfAll(app: App['app'], { dataDir }: Settings, files: string | null): Promise<string | null> {
  const retainedFolder = files === null ? null : retainedAssetsFolder(dataDir);
  if (files === null || retainedFolder === null) return null;
  await retainAssets(join(files, 'assets'), retainedFolder).catch((error: unknown) =>
    app.log.error({ err: error }, 'retaining the assets of this version failed'),
  );
  return retainedFolder;
}
