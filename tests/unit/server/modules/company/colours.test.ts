import { differenceEuclidean, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { brandRamp, ColourSettings } from '../../../../../server/modules/company/colours.ts';

/** The lightest ground of the dark theme on which the store writes in its colour, and the darkest of the light one. */
const [DARK, LIGHT] = ['#292929', '#eef2f4'];
const AA = 4.5;
const difference = differenceEuclidean('oklab');
/** One colour of each hue, as light as merchants have them, and greys. */
const BRANDS = [
  '#7a1f5c',
  '#b00020',
  '#8a4b00',
  '#2e6b1f',
  '#005a5a',
  '#0b3d91',
  '#4b2e83',
  '#000000',
  '#333333',
  '#0000ff',
];

describe('the colours that follow from a main colour', () => {
  it('are the store’s own of its own, but for what the eye cannot tell', () => {
    const own =
      '#021318 #07212a #09323f #093f50 #094d62 #085a73 #0a6680 #0b6e8a #227f9b #3a91ac #54a3bd #6fb5cd #8bc6da #a8d6e6 #c5e6f0 #e3f4f9';
    const distances = own.split(' ').map((colour, index) => difference(colour, brandRamp('#0B6E8A')[index]!));
    expect(Math.max(...distances)).toBeLessThan(0.01);
  });

  it.each(BRANDS)('can be read, of %s', (brand) => {
    const ramp = brandRamp(brand);
    expect(ramp[7]).toBe(brand);
    expect(
      ramp
        .slice(11)
        .map((step) => wcagContrast(step, DARK))
        .filter((contrast) => contrast < AA),
    ).toEqual([]);
    const brightness = ramp.map((step) => wcagContrast(step, '#000000'));
    expect(brightness).toEqual(brightness.toSorted((one, other) => one - other));
  });

  it.each(['#ffcc00', '#ff6600', '#00c2a8', '#7fb2ff', '#999999', '#ffffff'])(
    'of one that is too light are not made: it names the nearest that can be read: %s',
    (brand) => {
      const [issue] = ColourSettings.safeParse({ brand }).error!.issues;
      const [, contrast, nearest = ''] = /a contrast of (\d\.\d), and must have 4\.5\. .* is (#[\da-f]{6})$/.exec(
        issue!.message,
      )!;
      expect(Number(contrast)).toBeCloseTo(Math.min(wcagContrast(brand, LIGHT), wcagContrast(brand, '#ffffff')), 1);
      expect(ColourSettings.safeParse({ brand: nearest }).success).toBe(true);
      // Not darker than it must be.
      expect(wcagContrast(nearest, LIGHT)).toBeLessThan(AA + 0.2);
    },
  );
});
