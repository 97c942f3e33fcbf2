import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trustedTypes } from '../../../shared/web/trustedTypes.ts';

const POLICY = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${trustedTypes()}`;
const PAGE = 'page.html';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const LOOPBACK_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/;
const OWN_NAME = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Returns true for a loopback address of this machine. */
export const isLoopbackAddress = (ip: string): boolean => LOOPBACK_ADDRESS.test(ip);

/**
 * Returns true for requests from this machine by a loopback name. Development pages have no sign-in, so both must hold:
 * another host name means a proxy beside the store, or DNS rebinding by a foreign page that wants to read the response.
 */
export const isLocalRequest = ({ socket, hostname }: FastifyRequest): boolean =>
  isLoopbackAddress(socket.remoteAddress ?? '') && OWN_NAME.test(hostname);

/** Serves a development page from its folder: `page.html` at the path, other files below it. */
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
