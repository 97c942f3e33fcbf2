import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../../../server/start.ts';
import { openPages } from '../../../server/web/openPages.ts';
import { demonstration } from '../../../demo/demonstration.ts';
import { plainPages } from '../fixtures/plainPages.ts';

/** The server in its own process; `/slow` answers after a delay. */
await start(
  async (app, settings, services) => {
    app.app.get('/slow', async () => {
      process.stdout.write('slow request begun\n');
      await pause(1_000); // long enough to be stopped meanwhile
      return { finished: true };
    });
    // A folder without files of the storefront, which these tests do not need.
    await openPages(app, settings, services, { pages: plainPages, files: import.meta.dirname });
  },
  process.env['NODE_ENV'] === 'production' ? null : demonstration,
);
