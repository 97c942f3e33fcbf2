import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trustedTypes } from '../../shared/trustedTypes.ts';

const POLICY = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${trustedTypes()}`;
const PAGE = 'page.html';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The pages of development have no sign-in: they are for who sits at this machine. */
export const isOwnMachine = ({ socket }: FastifyRequest): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');

/** A page of development out of its folder: `page.html` at the path, the other files below it. */
export function ownPage(app: FastifyInstance, path: string, folder: string): void {
  for (const file of readdirSync(folder)) {
    app.get(file === PAGE ? path : `${path}/${file}`, async (request, reply) => {
      if (!isOwnMachine(request)) return reply.code(404).send();
      return reply
        .type(`${TYPES[extname(file)]}; charset=utf-8`)
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-store')
        .send(readFileSync(join(folder, file)));
    });
  }
}
