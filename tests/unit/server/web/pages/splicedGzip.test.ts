import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compressParts, spliced, splicedGzip } from '../../../../../server/web/pages/splicedGzip.ts';

describe('a page compressed once, with another nonce each time', () => {
  it('is the page with that nonce, whatever stands in it', async () => {
    const texts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem({ maxCount: 200 })), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(texts, fc.base64String({ minLength: 1, maxLength: 40 }), async (pieces, nonce) => {
        const parts = await compressParts(pieces);
        const page = Buffer.from(pieces.map((piece) => Buffer.from(piece).toString()).join(nonce));
        expect(spliced(parts, nonce).equals(page)).toBe(true);
        expect(gunzipSync(splicedGzip(parts, nonce)).equals(page)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is much smaller than the page', async () => {
    const parts = await compressParts(['<li class="f1 f2">probe</li>'.repeat(2_000), '<p>monitor</p>'.repeat(500)]);
    expect(splicedGzip(parts, 'abc').length).toBeLessThan(spliced(parts, 'abc').length / 20);
  });
});
