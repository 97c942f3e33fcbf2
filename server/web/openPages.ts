import type { App } from '../app.ts';
import { onChange } from '../data/dataChange.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { sitemapRoutes } from './sitemaps/sitemapRoutes.ts';
import { askHere, askThere } from './visitorAsk.ts';
import { type WebParts, webRoutes } from './webRoutes.ts';

/** The storefront's pages beside the API, made anew on every instance when the data change. */
export async function openPages(
  { app, api }: Pick<App, 'app' | 'api'>,
  settings: Settings,
  services: Services,
  built: Pick<WebParts, 'pages' | 'files'>,
): Promise<void> {
  const ask = settings.apiUrl ? askThere(settings.apiUrl, settings.signSecret) : askHere(api, services.memory);
  const renewPages = webRoutes(app, { ...built, settings, ask });
  // Another API has another catalogue, and maps of its own.
  if (settings.apiUrl) return;
  const renewMaps = sitemapRoutes(app, services, settings);
  const stop = await onChange(services.database.notices, () => {
    // First: the pages are made anew of what it remembers.
    services.memory.forget();
    renewPages();
    renewMaps();
  });
  services.memory.begin();
  app.addHook('onClose', stop);
}
