import { expect, it } from 'vitest';
import { nextZoom, ZOOM_LEAST, ZOOM_MOST } from '../../../../electron/main/rep/zoom.ts';

it('goes up and down by steps, stops at both ends, and finds its way back', () => {
  expect([nextZoom(1, 1), nextZoom(1, -1), nextZoom(1.5, 0)]).toEqual([1.1, 0.9, 1]);
  expect(nextZoom(ZOOM_MOST, 1)).toBe(ZOOM_MOST);
  expect(nextZoom(ZOOM_LEAST, -1)).toBe(ZOOM_LEAST);
  // Between two steps, as an older version or a hand-edited file may have it.
  expect([nextZoom(1.03, 1), nextZoom(1.03, -1)]).toEqual([1.1, 1]);
});
