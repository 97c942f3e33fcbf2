import { sourceOf } from '../../../ui/media/Picture.tsx';
import type { Slide } from './slides.ts';

/** The width of a slide on a screen of twice the usual size. */
const SLIDE_WIDTH = 1280;
/** A picture that takes longer is skipped this time; the shown one stays meanwhile. */
const LOAD_LIMIT_MS = 10_000;

/** The address of a slide's picture, the same for preloading and showing; null where it has none. */
export function pictureOf({ picture }: Slide): string | null {
  if (!picture) return null;
  const width = picture.widths.find((each) => each >= SLIDE_WIDTH) ?? picture.widths.at(-1);
  return sourceOf(picture, width ?? SLIDE_WIDTH, 'avif');
}

/** Whether a picture loads. The placeholder for a picture that is not stored is one pixel in size. */
export function canLoadPicture(src: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const image = new Image();
  const timer = setTimeout(() => resolve(false), LOAD_LIMIT_MS);
  image.addEventListener('load', () => resolve(image.naturalWidth > 1));
  image.addEventListener('error', () => resolve(false));
  image.src = src;
  return promise.finally(() => clearTimeout(timer));
}

/** Whether a film can be played now. */
export function canPlayFilm(src: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const film = document.createElement('video');
  const timer = setTimeout(() => resolve(false), LOAD_LIMIT_MS);
  film.addEventListener('loadeddata', () => resolve(true));
  film.addEventListener('error', () => resolve(false));
  film.muted = true;
  film.preload = 'auto';
  film.src = src;
  return promise.finally(() => {
    clearTimeout(timer);
    // Stops its download, which would compete with the shown one.
    film.removeAttribute('src');
    film.load();
  });
}

/** The next slide that can be shown, trying each once from a position; null if none can. */
export async function nextSlide(
  slides: readonly Slide[],
  from: number,
  canShow: (slide: Slide) => Promise<boolean>,
): Promise<{ slide: Slide; index: number } | null> {
  for (let step = 0; step < slides.length; step++) {
    const index = (from + step) % slides.length;
    const slide = slides[index];
    if (slide && (await canShow(slide))) return { slide, index };
  }
  return null;
}
