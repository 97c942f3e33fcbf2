import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../../server/start.ts';
import { openPages } from '../../server/web/openPages.ts';
import type { Pages } from '../../server/web/Pages.ts';

/** Pages that say what the API says of the first product, without the storefront's build. */
const pages: Pages = {
  render: async ({ ask }) => ({
    ...{ status: 200, location: null, head: '', state: '', modules: [] },
    body: `<h1>${JSON.stringify(await ask('readProduct', { id: 1 }))}</h1>`,
  }),
  template: () => Promise.resolve('<html lang="en"><!--head--><!--app--><!--state--></html>'),
  preloads: () => '',
};

/** The server as a process of its own; `/slow` answers after a while. */
await start(async (app, settings, services) => {
  app.app.get('/slow', async () => {
    process.stdout.write('slow request begun\n');
    await pause(1_000); // long enough to be told to stop in between
    return { finished: true };
  });
  // A folder without a single file of the storefront's, as it is not about files here.
  await openPages(app, settings, services, { pages, files: import.meta.dirname });
});
