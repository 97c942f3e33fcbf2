import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { ID_MAX } from '../../../shared/contract/limits.ts';
import type { ProductLookup } from '../catalogue/ProductLookup.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/text/languages.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import { allowCrossOriginEmbedding } from '../../platform/http/securityHeaders.ts';
import { noPicture } from './noPicture.ts';
import type { PictureStore } from './PictureStore.ts';
import { CARD_PICTURE_PX, cardPath, cardProduct, pictureKey, socialCard } from './socialCard.ts';

/**
 * Social cards of products, for link previews on other sites. A card of an earlier version redirects to the current
 * one.
 */
export function cardRoutes(
  app: FastifyInstance,
  catalogue: ProductLookup,
  pictures: PictureStore,
  store: Pick<LiveSettings, 'name'>,
): void {
  app.get<{ Params: { name: string } }>('/media/card/:name', async ({ params: { name } }, reply) => {
    const id = cardProduct(name);
    const [product] = id === null || id > ID_MAX ? [] : await catalogue.itemsByIds([id], { withPrices: false });
    const path = product ? cardPath(product, store.name(DEFAULT_LANGUAGE)) : null;
    if (!product || path === null) return noPicture(reply);
    if (!path.endsWith(`/${name}`)) return reply.header('cache-control', 'no-cache').redirect(path, 302);
    const file = await pictures.cardFile(name, async () =>
      socialCard(
        product,
        await pictures.draw(pictureKey(product) ?? '', CARD_PICTURE_PX),
        store.name(DEFAULT_LANGUAGE),
      ),
    );
    if (file === null) return noPicture(reply);
    return allowCrossOriginEmbedding(reply)
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await readFile(file));
  });
}
