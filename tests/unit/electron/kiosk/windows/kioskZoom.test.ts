import { describe, expect, it } from 'vitest';
import { kioskZoom } from '../../../../../electron/main/kiosk/windows/kioskZoom.ts';

describe('the zoom of a kiosk’s pages', () => {
  it.each([
    ['full HD', 1920, 1080],
    ['full HD upright', 1080, 1920],
    ['4K', 3840, 2160],
  ])('on %s a page is as high, or as wide, as on any other', (_name, width, height) => {
    expect(Math.min(width, height) / kioskZoom({ width, height })).toBe(810);
  });

  it('on full HD is a third larger, for fingers and for reading at arm’s length', () => {
    const zoom = kioskZoom({ width: 1920, height: 1080 });
    expect(44 * zoom).toBeGreaterThan(48);
    expect(13 * zoom).toBeGreaterThan(17);
  });

  it('a small screen shows as much as a small laptop', () => {
    expect(kioskZoom({ width: 1366, height: 768 })).toBe(1);
    expect(kioskZoom({ width: 1024, height: 600 })).toBe(1);
  });
});
