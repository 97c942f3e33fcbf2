import { join } from 'node:path';
import { start } from './start.ts';
import { builtPages } from './web/builtPages.ts';
import { sitemapRoutes } from './web/sitemaps/sitemapRoutes.ts';
import { askHere, askThere } from './web/visitorAsk.ts';
import { webRoutes } from './web/webRoutes.ts';

const DIST = join(import.meta.dirname, '../dist');

await start(async ({ app, api }, settings, services) => {
  // Another API has another catalogue, and maps of its own.
  if (!settings.apiUrl) sitemapRoutes(app, services, settings);
  webRoutes(app, {
    pages: await builtPages(DIST),
    settings,
    files: join(DIST, 'web'),
    ask: settings.apiUrl ? askThere(settings.apiUrl, settings.signSecret) : askHere(api),
  });
});
