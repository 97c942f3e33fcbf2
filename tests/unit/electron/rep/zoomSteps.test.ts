import { expect, it } from 'vitest';
import { nextZoom, ZOOM_MIN, ZOOM_MAX } from '../../../../electron/main/rep/menu/zoomSteps.ts';

it('steps up and down, stops at both ends, and resets', () => {
  expect([nextZoom(1, 1), nextZoom(1, -1), nextZoom(1.5, 0)]).toEqual([1.1, 0.9, 1]);
  expect(nextZoom(ZOOM_MAX, 1)).toBe(ZOOM_MAX);
  expect(nextZoom(ZOOM_MIN, -1)).toBe(ZOOM_MIN);
  // Between two steps, as from an older version or an edited file.
  expect([nextZoom(1.03, 1), nextZoom(1.03, -1)]).toEqual([1.1, 1]);
});
