import { join } from 'node:path';
import type { App } from '../app.ts';
import { onDataChange } from '../platform/events/dataChanged.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { retainAssets, retainedAssetsFolder } from './retainedAssets.ts';
import { localPicture } from './localPicture.ts';
import { sitemapRoutes } from './sitemaps/sitemapRoutes.ts';
import { askInProcess, askRemote } from './apiAccess.ts';
import type { WebParts } from './WebParts.ts';
import { webRoutes } from './webRoutes.ts';

/** The storefront's pages beside the API, made anew on every instance when the data change. */
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
  // Another API has another catalogue, and maps of its own.
  if (settings.apiUrl) return;
  const renewMaps = sitemapRoutes(app, services, settings);
  const stop = await onDataChange(services.database.notices, () => {
    // First: the pages are made anew of what it remembers.
    services.memory.invalidate();
    renewPages();
    renewMaps();
  });
  services.memory.enable();
  app.addHook('onClose', stop);
}

// A shop whose disk is full is open all the same.
async function assetsOfAll(app: App['app'], { dataDir }: Settings, files: string | null): Promise<string | null> {
  const kept = files === null ? null : retainedAssetsFolder(dataDir);
  if (files === null || kept === null) return null;
  await retainAssets(join(files, 'assets'), kept).catch((error: unknown) =>
    app.log.error({ err: error }, 'the assets of this version could not be kept for the others'),
  );
  return kept;
}
