import { PICTURE_WIDTHS } from '../../../shared/contract/limits.ts';
import type { Picture } from '../../../shared/contract/wireTypes.ts';

/** A picture of the store: drawn when it is first asked for. */
export function pictureAt(key: string, width = 1280, height = 1280): Picture {
  return { src: `/media/p/${key}-{w}.{f}`, widths: [...PICTURE_WIDTHS], width, height };
}

/** A room, twice as wide as high. */
export const sceneAt = (name: string): Picture => pictureAt(`hero.${name}`, 1280, 640);
