import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../../../demo/pictures/drawPicture.ts';
import { sceneKeys } from '../../../../demo/pictures/scenes.ts';
import { seededProducts } from '../../../support/fixtures/catalogue/seededProducts.ts';

const keyOf = (src: string): string => src.replace('/media/p/', '').replace('-{w}.{f}', '');
const productKeys = [...new Set(seededProducts().flatMap(({ pictures }) => pictures.map(({ src }) => keyOf(src))))];

const drawings = [...productKeys, ...sceneKeys()].map((key) => ({ key, drawing: drawPicture(key, 320) }));

function missingGradients(drawing: string): (string | undefined)[] {
  const defined = new Set(Array.from(drawing.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  return Array.from(drawing.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id).filter((id) => !defined.has(id));
}

describe('the pictures of the catalogue', () => {
  it('can all be drawn, with every gradient they name', () => {
    const faulty = drawings.filter(
      ({ drawing }) => !drawing || /NaN|undefined/.test(drawing) || missingGradients(drawing).length > 0,
    );
    expect(faulty.map(({ key }) => key)).toEqual([]);
  });

  it('need no font of the machine', () => {
    expect(drawings.filter(({ drawing }) => drawing?.includes('<text')).map(({ key }) => key)).toEqual([]);
  });

  it('knows no picture that the store does not have', () => {
    for (const key of [
      '',
      'hero.9',
      'hero.constructor',
      'hero.1.again',
      'group.constructor',
      'group.ultrasound.again',
      'brand.sonarys.again',
      'group.nothing',
      'brand.nobody',
      'convex-probes.sonarys.99',
      'convex-probes.puravel.00',
      'convex-probes.sonarys.00.dim_12345mm',
      '../secrets',
    ])
      expect(drawPicture(key, 320), key).toBeNull();
  });

  it.each(['convex-probes.sonarys.00', 'patient-monitors.vitarque.05.close', 'group.ultrasound', 'hero.1'])(
    'renders %s as a picture',
    async (key) => {
      const image = sharp(Buffer.from(drawPicture(key, 160) ?? ''));
      const [{ width }, { isOpaque, channels }] = await Promise.all([image.metadata(), image.stats()]);
      expect(width).toBe(160);
      expect(isOpaque).toBe(true);
      expect(channels.some(({ stdev }) => stdev > 5)).toBe(true);
    },
  );
});
