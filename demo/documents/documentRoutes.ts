import type { FastifyInstance, FastifyReply } from 'fastify';
import { ID_MAX } from '../../shared/contract/limits.ts';
import type { Product } from '../../shared/contract/schemas/catalogue.ts';
import type { ProductDocument } from '../../shared/contract/schemas/productParts.ts';
import type { CatalogueRepository } from '../../server/modules/catalogue/CatalogueRepository.ts';
import { noPicture } from '../../server/modules/media/noPicture.ts';
import { DomainError } from '../../server/platform/DomainError.ts';
import { PAPERS_PER_PRODUCT } from '../seed/products/papers.ts';
import { documentSheet, SHEET_POLICY } from './documentSheet.ts';

/** Routes of the demonstration's documents: HTML that prints on A4. */
export function documentRoutes(app: FastifyInstance, catalogue: CatalogueRepository): void {
  app.get<{ Params: { id: string } }>('/media/documents/:id', async ({ params: { id } }, reply) =>
    sendDocument(catalogue, id, reply),
  );
}

async function sendDocument(
  catalogue: CatalogueRepository,
  number: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = /^\d{1,10}$/.test(number) ? Number(number) : 0;
  const document = id > 0 && id <= ID_MAX ? await findDocument(catalogue, id) : null;
  if (!document) return noPicture(reply);
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': SHEET_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=3600',
    })
    .send(documentSheet(document.product, document.paper));
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
