import { readFile } from 'node:fs/promises';
import type { PictureStore } from '../modules/media/PictureStore.ts';
import type { RenderRequest } from '../../shared/web/rendering.ts';

const SOURCE = /^\/media\/p\/([^/]+)$/;

/** Returns this process's own pictures as data URLs; null for others, and if reading fails. */
export const localPicture =
  (pictures: PictureStore): RenderRequest['picture'] =>
  async (source) => {
    const name = SOURCE.exec(source)?.[1];
    if (!name) return null;
    try {
      const file = await pictures.fileNamed(name);
      return file && `data:image/${file.format};base64,${await readFile(file.path, 'base64')}`;
    } catch {
      // A direct request for the picture reports the error.
      return null;
    }
  };
