import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../../../../demo/pictures/drawPicture.ts';
import { CARD_PICTURE_PX, cardPath, cardProduct, socialCard } from '../../../../../server/modules/media/socialCard.ts';
import { seededProducts } from '../../../../support/fixtures/catalogue/seededProducts.ts';

const [first] = seededProducts();
const product = {
  id: first!.id,
  code: first!.code,
  picture: first!.pictures[0]!,
  brand: { brand_name: 'Sonarys' },
};

const DRAWING = drawPicture('hero.1', CARD_PICTURE_PX);

describe('the card that others show beside a link to a product', () => {
  it('is 1200 by 630', async () => {
    const drawn = await sharp(Buffer.from(socialCard(product, DRAWING, 'Medstore')!)).metadata();
    expect([drawn.width, drawn.height]).toEqual([1200, 630]);
  });

  it('keeps the longest part number on it', () => {
    const long = socialCard({ ...product, code: 'W'.repeat(40) }, DRAWING, 'Medstore')!;
    const scale = Number(/translate\(630 270\) scale\(([\d.]+)\)/.exec(long)?.[1]);
    expect(scale * 5.6 * 40).toBeLessThanOrEqual(1200 - 630);
  });

  it('has another address as soon as something on it changes', () => {
    const path = cardPath(product, 'Medstore')!;
    expect(cardProduct(path.split('/').at(-1)!)).toBe(product.id);
    expect(cardPath({ ...product, code: 'OTHER-1' }, 'Medstore')).not.toBe(path);
    expect(cardPath(product, 'Clínica')).not.toBe(path);
    expect(cardPath(product, 'Medstore')).toBe(path);
  });

  it('is drawn only from a picture of our own', () => {
    const bought = { ...product, picture: { ...product.picture, src: 'https://cdn.example/a-{w}.{f}' } };
    expect(cardPath(bought, 'Medstore')).toBeNull();
    expect(cardPath({ ...product, picture: null }, 'Medstore')).toBeNull();
    expect(cardProduct('../../etc/passwd')).toBeNull();
  });
});
