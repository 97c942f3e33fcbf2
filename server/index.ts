import { join } from 'node:path';
import './platform/database/drizzleModuleFormat.ts';

const { start } = await import('./start.ts');
const { builtPages } = await import('./web/builtPages.ts');
const { openPages } = await import('./web/openPages.ts');

const DIST = join(import.meta.dirname, '../dist');

await start(async (app, settings, services) => {
  await openPages(app, settings, services, { pages: await builtPages(DIST), files: join(DIST, 'web') });
});
