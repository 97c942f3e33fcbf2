import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trustedTypes } from '../../../shared/web/trustedTypes.ts';

const POLICY = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${trustedTypes()}`;
const PAGE = 'page.html';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const OWN_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/;
const OWN_NAME = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** True for an address of this machine. */
export const isLoopbackAddress = (ip: string): boolean => OWN_ADDRESS.test(ip);

/**
 * The pages of development have no sign-in: they are for who sits at this machine, and calls it by a name that only it has
 * for itself. Another name comes from a proxy beside the store, or from a page of the world's that had its own name lead
 * here, so that a browser lets it read the answer.
 */
export const isLocalRequest = ({ socket, hostname }: FastifyRequest): boolean =>
  isLoopbackAddress(socket.remoteAddress ?? '') && OWN_NAME.test(hostname);

/** A page of development out of its folder: `page.html` at the path, the other files below it. */
export function localPage(app: FastifyInstance, path: string, folder: string): void {
  for (const file of readdirSync(folder)) {
    app.get(file === PAGE ? path : `${path}/${file}`, async (request, reply) => {
      if (!isLocalRequest(request)) return reply.code(404).send();
      return reply
        .type(`${TYPES[extname(file)]}; charset=utf-8`)
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-store')
        .send(readFileSync(join(folder, file)));
    });
  }
}
