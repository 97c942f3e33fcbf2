import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How an instance goes without dropping a request. */
export interface Draining {
  /** True from the moment it is to go: whoever spreads the load sends nothing more here. */
  readonly isLeaving: boolean;
  /** Says so, goes on answering for a while, and closes. */
  leave(): Promise<void>;
}

/**
 * Lets connections go before and while the server closes. One that was busy at that moment would else stay open until
 * its keep-alive runs out, and the process with it; and one that is kept open by a proxy may bring a request at any time.
 */
export function draining(app: FastifyInstance, drainMs: number): Draining {
  let isLeaving = false;
  app.addHook('preClose', async () => {
    isLeaving = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
  return {
    get isLeaving() {
      return isLeaving;
    },
    leave: async () => {
      isLeaving = true;
      await pause(drainMs);
      await app.close();
    },
  };
}
