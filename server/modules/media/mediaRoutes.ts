import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ProductLookup } from '../catalogue/ProductLookup.ts';
import { allowCrossOriginEmbedding } from '../../platform/http/securityHeaders.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import { cardRoutes } from './cardRoutes.ts';
import { logoRoute } from './logoRoute.ts';
import { noPicture } from './noPicture.ts';
import type { PictureStore } from './PictureStore.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Routes of generated pictures and social cards. */
export function mediaRoutes(
  app: FastifyInstance,
  { catalogue, store }: { catalogue: ProductLookup; store: Pick<LiveSettings, 'name' | 'logo'> },
  pictures: PictureStore,
): void {
  app.get<{ Params: { name: string } }>('/media/p/:name', (request, reply) =>
    answerPicture(pictures, request.params.name, reply),
  );
  cardRoutes(app, catalogue, pictures, store);
  logoRoute(app, store);
  app.get('/media/*', (_request, reply) => noPicture(reply));
}

async function answerPicture(pictures: PictureStore, name: string, reply: FastifyReply): Promise<FastifyReply> {
  const file = await pictures.fileNamed(name);
  if (file === null) return noPicture(reply);
  return allowCrossOriginEmbedding(reply)
    .type(`image/${file.format}`)
    .header('cache-control', A_YEAR)
    .send(await readFile(file.path));
}
