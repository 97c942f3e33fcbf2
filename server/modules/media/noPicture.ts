import type { FastifyReply } from 'fastify';

/** Answers 404 for a missing picture or document. */
export const noPicture = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
