import { sourceOf } from '../../../ui/media/Picture.tsx';
import type { Slide } from './slides.ts';

/** As wide as a slide shows it, on a screen of twice the usual size. */
const SLIDE_WIDTH = 1280;
/** A picture that takes longer is left out this time: the one that is shown stays meanwhile. */
const LOAD_LIMIT_MS = 10_000;

/** The one address of a slide's picture: fetched before it is shown, and the same when it is; null where it has none. */
export function pictureOf({ picture }: Slide): string | null {
  if (!picture) return null;
  const width = picture.widths.find((each) => each >= SLIDE_WIDTH) ?? picture.widths.at(-1);
  return sourceOf(picture, width ?? SLIDE_WIDTH, 'avif');
}

/** Whether a picture loads. The placeholder for one that is not on the disk has the size of one pixel. */
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
    // Else it goes on being fetched beside the one that is shown.
    film.removeAttribute('src');
    film.load();
  });
}

/** The next slide that can be seen, from a place on and once around; null where none can. */
export async function nextSlide(
  slides: readonly Slide[],
  from: number,
  canShow: (slide: Slide) => Promise<boolean>,
): Promise<{ slide: Slide; at: number } | null> {
  for (let step = 0; step < slides.length; step++) {
    const at = (from + step) % slides.length;
    const slide = slides[at];
    if (slide && (await canShow(slide))) return { slide, at };
  }
  return null;
}
