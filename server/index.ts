import { join } from 'node:path';
import { start } from './start.ts';
import { builtPages } from './web/builtPages.ts';
import { openPages } from './web/openPages.ts';

const DIST = join(import.meta.dirname, '../dist');

await start(async (app, settings, services) => {
  await openPages(app, settings, services, { pages: await builtPages(DIST), files: join(DIST, 'web') });
});
