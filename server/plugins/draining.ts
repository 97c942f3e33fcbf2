import type { FastifyInstance } from 'fastify';

/**
 * Lets connections go while the server closes. One that was busy at that moment would else stay open until its
 * keep-alive runs out, and the process with it.
 */
export function draining(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
