import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Shuts an instance down without dropping requests. */
export interface Draining {
  /** True from the start of the shutdown, so that the load balancer stops sending requests. */
  readonly isDraining: boolean;
  /** Sets `isDraining`, serves requests for the drain time, then closes the server. */
  shutDown(): Promise<void>;
}

/**
 * Closes keep-alive connections before and during the shutdown. A connection that is busy at that moment would
 * otherwise stay open until its keep-alive ends, and the process with it; a proxy may also send a request over an open
 * connection at any time.
 */
export function setUpDraining(app: FastifyInstance, drainMs: number): Draining {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return {
    get isDraining() {
      return isDraining;
    },
    shutDown: async () => {
      isDraining = true;
      await pause(drainMs);
      await app.close();
    },
  };
}
