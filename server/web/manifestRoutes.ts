import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '../../shared/text/languages.ts';
import type { WebParts } from './WebParts.ts';

/** The name in the build's manifests. */
const PROGRAM_NAME = 'Medstore';

/** Serves the web app manifests of the build under the store's name. */
export function manifestRoutes(app: FastifyInstance, files: string, store: WebParts['store']): void {
  for (const language of LANGUAGES) {
    const name = `app-${language}.webmanifest`;
    app.get(`/${name}`, async (_request, reply) => {
      const built = await readFile(join(files, name), 'utf8').catch(() => null);
      if (built === null) return reply.code(404).send();
      const own = JSON.stringify(store?.name(language) ?? PROGRAM_NAME).slice(1, -1);
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=3600')
        .send(built.replaceAll(PROGRAM_NAME, () => own));
    });
  }
}
