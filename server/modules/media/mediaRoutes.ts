import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Product, ProductDocument } from '../../../shared/contract/schemas/catalogue.ts';
import type { CatalogueRepository } from '../catalogue/CatalogueRepository.ts';
import { allowCrossOriginEmbedding } from '../../platform/http/securityHeaders.ts';
import { DomainError } from '../../platform/DomainError.ts';
import { PAPERS_PER_PRODUCT } from '../../../demo/seed/papers.ts';
import { cardRoutes } from './cardRoutes.ts';
import { documentSheet, SHEET_POLICY } from '../../../demo/pictures/documentSheet.ts';
import { noPicture } from './noPicture.ts';
import type { PictureStore } from './PictureStore.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const MAX_ID = 2_147_483_647;

/** Pictures and documents of the demonstration catalogue. */
export function mediaRoutes(
  app: FastifyInstance,
  { catalogue }: { catalogue: CatalogueRepository },
  pictures: PictureStore,
): void {
  app.get<{ Params: { name: string } }>('/media/p/:name', (request, reply) =>
    answerPicture(pictures, request.params.name, reply),
  );
  app.get<{ Params: { id: string } }>('/media/documents/:id', (request, reply) =>
    answerDocument(catalogue, request, reply),
  );
  cardRoutes(app, catalogue, pictures);
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

async function answerDocument(
  catalogue: CatalogueRepository,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = /^\d{1,10}$/.test(request.params.id) ? Number(request.params.id) : 0;
  const found = id > 0 && id <= MAX_ID ? await findDocument(catalogue, id) : null;
  if (!found) return noPicture(reply);
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': SHEET_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=3600',
    })
    .send(documentSheet(found.product, found.paper));
}

async function findDocument(
  catalogue: CatalogueRepository,
  id: number,
): Promise<{ product: Product; paper: ProductDocument } | null> {
  try {
    const product = await catalogue.readProduct(Math.floor(id / PAPERS_PER_PRODUCT), { withPrices: false });
    const paper = product.documents.find((entry) => entry.id === id);
    return paper ? { product, paper } : null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
