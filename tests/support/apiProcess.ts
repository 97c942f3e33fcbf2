import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../../server/start.ts';

/** The server as a process of its own, without the storefront's pages; `/slow` answers after a while. */
await start(({ app }) => {
  app.get('/slow', async () => {
    process.stdout.write('slow request begun\n');
    await pause(1_000); // long enough to be told to stop in between
    return { finished: true };
  });
  return Promise.resolve();
});
