import type { FastifyInstance } from 'fastify';
import type { SourceFiles } from './SourceFiles.ts';
import { sizeInKey } from './documentKey.ts';
import { noPicture } from './noPicture.ts';

/** The route of imported documents. Files by a key never change. */
export function documentRoute(app: FastifyInstance, documents: Pick<SourceFiles, 'contentOf'>): void {
  app.get<{ Params: { key: string } }>('/media/d/:key/:name', async ({ params: { key } }, reply) => {
    const content = sizeInKey(key) === null ? null : await documents.contentOf(key);
    if (content === null) return noPicture(reply);
    return reply
      .type('application/pdf')
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'referrer-policy': 'no-referrer',
      })
      .send(content);
  });
}
