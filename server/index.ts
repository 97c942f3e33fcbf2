import { join } from 'node:path';
import { onChange } from './data/dataChange.ts';
import { start } from './start.ts';
import { builtPages } from './web/builtPages.ts';
import { sitemapRoutes } from './web/sitemaps/sitemapRoutes.ts';
import { askHere, askThere } from './web/visitorAsk.ts';
import { webRoutes } from './web/webRoutes.ts';

const DIST = join(import.meta.dirname, '../dist');

await start(async ({ app, api }, settings, services) => {
  const renewPages = webRoutes(app, {
    pages: await builtPages(DIST),
    settings,
    files: join(DIST, 'web'),
    ask: settings.apiUrl ? askThere(settings.apiUrl, settings.signSecret) : askHere(api),
  });
  // Another API has another catalogue, and maps of its own.
  if (settings.apiUrl) return;
  const renewMaps = sitemapRoutes(app, services, settings);
  const stop = await onChange(services.database.notices, () => {
    renewPages();
    renewMaps();
  });
  app.addHook('onClose', stop);
});
