import { expect, it } from 'vitest';
import { COUNT_LIMITS, shareOf } from '../../../../../../server/modules/catalogue/facets/sampling.ts';

it('few hits are counted exactly; of more, a sample with at least 125 of them', () => {
  const hits = [1, 2_000, 2_001, 3_999, 4_000, 7_999, 8_000, 1_000_000];
  expect(hits.map((count) => shareOf(count, COUNT_LIMITS))).toEqual([1, 1, 8, 8, 32, 32, 64, 64]);
});
