import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trustedTypes } from '../../shared/trustedTypes.ts';

export const STAFF_CHAT_PATH = '/dev/chat/line';

const FILES = join(import.meta.dirname, 'staff');
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${trustedTypes()}`;

/** The page has no sign-in: it is for who sits at this machine. */
export const isOwnMachine = ({ socket }: FastifyRequest): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');

/** A small page to answer chats with, for development and demonstrations. */
export function staffPage(app: FastifyInstance): void {
  const files = {
    '': ['page.html', 'text/html'],
    '/staff.js': ['staff.js', 'text/javascript'],
    '/staff.css': ['staff.css', 'text/css'],
  };
  for (const [path, [file, type]] of Object.entries(files) as [string, [string, string]][]) {
    app.get(`/dev/chat${path}`, async (request, reply) => {
      if (!isOwnMachine(request)) return reply.code(404).send();
      return reply
        .type(`${type}; charset=utf-8`)
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-store')
        .send(readFileSync(join(FILES, file)));
    });
  }
}
