import { describe, expect, it, vi } from 'vitest';
import { nextSlide, pictureOf } from '../../../../../../renderer/src/app/kiosk/attract/nextSlide.ts';
import type { Slide } from '../../../../../../renderer/src/app/kiosk/attract/slides.ts';

const slide = (key: string, widths: number[] | null = [320, 1280]): Slide => ({
  key,
  title: () => key,
  text: () => '',
  picture: widths && { src: `/media/${key}-{w}.{f}`, widths, width: 4, height: 3 },
  film: null,
});
const [a, b, c] = [slide('a'), slide('b'), slide('c')];

describe('the attract loop', () => {
  it('goes on where it is, and round', async () => {
    const canShow = async (): Promise<boolean> => true;
    expect(await nextSlide([a, b, c], 2, canShow)).toEqual({ slide: c, index: 2 });
    expect(await nextSlide([a, b, c], 3, canShow)).toEqual({ slide: a, index: 0 });
  });

  it('leaves out what does not come, and shows it again when it does', async () => {
    let isGone = true;
    const canShow = async (each: Slide): Promise<boolean> => !isGone || each === c;
    expect(await nextSlide([a, b, c], 0, canShow)).toEqual({ slide: c, index: 2 });
    isGone = false;
    expect(await nextSlide([a, b, c], 0, canShow)).toEqual({ slide: a, index: 0 });
  });

  it('shows nothing of the merchant’s where nothing comes, and looks at each once', async () => {
    const canShow = vi.fn(async () => false);
    expect(await nextSlide([a, b, c], 1, canShow)).toBeNull();
    expect(canShow).toHaveBeenCalledTimes(3);
    expect(await nextSlide([], 0, canShow)).toBeNull();
  });

  it('asks for one picture of a slide: wide enough, or the widest there is', () => {
    expect(pictureOf(a)).toBe('/media/a-1280.avif');
    expect(pictureOf(slide('d', [160, 640]))).toBe('/media/d-640.avif');
    expect(pictureOf(slide('e', null))).toBeNull();
  });
});
