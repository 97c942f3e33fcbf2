import { join } from 'node:path';
import type { App } from '../app.ts';
import { onDataChange } from '../platform/events/dataChanged.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { retainAssets, retainedAssetsFolder } from './retainedAssets.ts';
import { localPicture } from './localPicture.ts';
import { sharedCachePurge } from './sharedCachePurge.ts';
import { sitemapRoutes } from './sitemaps/sitemapRoutes.ts';
import { askInProcess, askRemote } from './apiAccess.ts';
import type { WebParts } from './WebParts.ts';
import { webRoutes } from './webRoutes.ts';

/** Serves the storefront's pages beside the API, and invalidates caches on every instance when data change. */
export async function openPages(
  { app, api, pictures }: Pick<App, 'app' | 'api' | 'pictures'>,
  settings: Settings,
  services: Services,
  built: Pick<WebParts, 'pages' | 'files'>,
): Promise<void> {
  const ask = settings.apiUrl
    ? askRemote(settings.apiUrl, settings.signSecret)
    : askInProcess(api, services.memory, app.log);
  const otherAssets = await assetsOfAll(app, settings, built.files);
  // Another API has its own pictures.
  const picture = settings.apiUrl ? undefined : localPicture(pictures);
  const renewPages = webRoutes(app, {
    ...built,
    otherAssets,
    settings,
    limits: services.limits,
    ask,
    ...(picture && { picture }),
  });
  // Another API has another catalogue and sitemap.
  if (settings.apiUrl) return;
  const renewMaps = sitemapRoutes(app, services, settings);
  const shared = sharedCachePurge({
    caches: settings.pageCaches,
    logError: (error, cache) => app.log.error({ err: error, cache }, 'purging pages from a shared cache failed'),
  });
  const stop = await onDataChange(services.database.notices, () => {
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

// A full disk must not stop the store.
async function assetsOfAll(app: App['app'], { dataDir }: Settings, files: string | null): Promise<string | null> {
  const kept = files === null ? null : retainedAssetsFolder(dataDir);
  if (files === null || kept === null) return null;
  await retainAssets(join(files, 'assets'), kept).catch((error: unknown) =>
    app.log.error({ err: error }, 'retaining the assets of this version failed'),
  );
  return kept;
}
