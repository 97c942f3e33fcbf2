import type { FastifyInstance } from 'fastify';

/** Paths that programs ask for by name: password managers, browsers and mail programs. */
export function wellKnownRoutes(app: FastifyInstance): void {
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/password', 302));
  app.get('/favicon.ico', async (_request, reply) => reply.sendFile('img/logo.png'));
}
