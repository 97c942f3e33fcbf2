import { join } from 'node:path';
import Fastify from 'fastify';
import { securityHeaders } from '../../../server/platform/http/securityHeaders.ts';
import { readSettings } from '../../../server/settings.ts';
import { builtPages } from '../../../server/web/builtPages.ts';
import { retainAssets } from '../../../server/web/retainedAssets.ts';
import { askRemote } from '../../../server/web/askApi.ts';
import { noRateLimits } from '../fakes/noRateLimits.ts';
import { webRoutes } from '../../../server/web/webRoutes.ts';

const [, , dist = '', assets = '', store = ''] = process.argv;

/** Serves the pages and files of another build beside those of earlier builds, with the API of the running store. */
const settings = readSettings();
const app = Fastify();
securityHeaders(app, settings);
await retainAssets(join(dist, 'web/assets'), assets);
const ask = askRemote(`${store}/api`, settings.signSecret);
webRoutes(app, {
  pages: await builtPages(dist),
  settings,
  limits: noRateLimits,
  files: join(dist, 'web'),
  otherAssets: assets,
  ask,
});
for (const url of ['/api/*', '/media/*'])
  app.route({
    method: ['GET', 'POST'],
    url,
    handler: async ({ method, url: path, body, headers }, reply) => {
      const { authorization, 'content-type': type } = headers;
      const answer = await fetch(store + path, {
        method,
        headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return reply
        .code(answer.status)
        .type(answer.headers.get('content-type') ?? 'text/plain')
        .send(bytes);
    },
  });
process.stdout.write(`${await app.listen({ port: settings.port, host: settings.host })}\n`);
// Exits without waiting, as browsers keep unused connections open.
process.once('SIGTERM', () => process.exit());
