import { LISTING_PAGE_SIZE, PHOTO_LETTERS_MAX } from '../../../shared/contract/limits.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';
import { memberId } from '../../platform/http/visitor.ts';

const member = { access: 'member' } as const;
// The photo plus the rest of the payload, which is short.
const PHOTO_BODY_BYTES = PHOTO_LETTERS_MAX + 4_096;

type Parts = Pick<Services, 'afterSales' | 'afterSalePhotos'>;

/** Routes of returns and exchanges. */
export function afterSaleRoutes(api: Api, { afterSales, afterSalePhotos }: Parts): void {
  api.serve(
    'listAfterSales',
    async ({ page = 1, page_size = LISTING_PAGE_SIZE, order_id: orderId }, visitor) => ({
      results: await afterSales.list({ memberId: memberId(visitor), orderId }, page, page_size),
      total: await afterSales.count({ memberId: memberId(visitor), orderId }),
      page,
      page_size,
    }),
    member,
  );
  api.serve('listReturnable', (_input, visitor) => afterSales.returnable(memberId(visitor)), member);
  api.serve('createAfterSale', (input, visitor) => afterSales.create(memberId(visitor), input), member);
  api.serve(
    'addAfterSalePhoto',
    async ({ photo }, visitor, once) => {
      return { id: await afterSalePhotos.add(memberId(visitor), Buffer.from(photo, 'base64'), once) };
    },
    { ...member, bodyLimit: PHOTO_BODY_BYTES },
  );
  api.serve(
    'readAfterSalePhoto',
    async ({ id }, visitor) => {
      const image = await afterSalePhotos.read(memberId(visitor), id);
      return { src: `data:image/webp;base64,${Buffer.from(image).toString('base64')}` };
    },
    member,
  );
}
