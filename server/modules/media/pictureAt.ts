import { PICTURE_WIDTHS } from '../../../shared/contract/limits.ts';
import type { Picture } from '../../../shared/contract/wireTypes.ts';

/** Returns a picture of the store by key; it is rendered on first request. */
export function pictureAt(key: string, width = 1280, height = 1280): Picture {
  return { src: `/media/p/${key}-{w}.{f}`, widths: [...PICTURE_WIDTHS], width, height };
}

/** Returns a scene picture, twice as wide as high. */
export const sceneAt = (name: string): Picture => pictureAt(`hero.${name}`, 1280, 640);
