import type { FastifyReply } from 'fastify';

/** The answer where there is no such picture or document. */
export const noPicture = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
