import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../../../server/start.ts';
import { openPages } from '../../../server/web/openPages.ts';
import { demonstration } from '../../../demo/demonstration.ts';
import { plainPages } from '../fixtures/plainPages.ts';

/** The server as a process of its own; `/slow` answers after a while. */
await start(
  async (app, settings, services) => {
    app.app.get('/slow', async () => {
      process.stdout.write('slow request begun\n');
      await pause(1_000); // long enough to be told to stop in between
      return { finished: true };
    });
    // A folder without a single file of the storefront's, as it is not about files here.
    await openPages(app, settings, services, { pages: plainPages, files: import.meta.dirname });
  },
  process.env['NODE_ENV'] === 'production' ? null : demonstration,
);
