import { readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { StartFailure } from '../../../settings.ts';
import { readPicture, type StoredPicture } from '../../media/readPicture.ts';
import { SCENE } from './pageFile.ts';
import type { FindPicture } from './pagePictures.ts';

const FILE_MAX = 30_000_000;
/** The total size of one import, in bytes: a running store receives it in one message. */
const TOTAL_MAX = 50_000_000;
const MEGABYTE = 1_000_000;

/** The picture files that an import names, each read once. */
export class PictureFiles {
  readonly #scenes: readonly string[];
  readonly #read = new Map<string, StoredPicture | string>();

  /** `scenes`: the drawings of the store. */
  constructor(scenes: readonly string[]) {
    this.#scenes = scenes;
  }

  /** Reads picture files by their names, relative to the folder. Returns a lookup of pictures by name. */
  async read(folder: string, names: readonly string[]): Promise<FindPicture> {
    for (const name of names) {
      const path = resolve(folder, name);
      if (!this.#read.has(path)) this.#read.set(path, await pictureAt(path));
    }
    return (name, place) => {
      if (place === 'field' && SCENE.test(name))
        return this.#scenes.includes(name)
          ? { key: name }
          : {
              fault: `is not a drawing of this store, which has ${this.#scenes.join(', ')}. Name that, or a picture file beside this one`,
            };
      const picture = this.#read.get(resolve(folder, name)) ?? NO_FILE;
      return typeof picture === 'string' ? { fault: picture } : { key: picture.key };
    };
  }

  /** Every picture that was read, each once. */
  all(): StoredPicture[] {
    const pictures = [...this.#read.values()].filter((one) => typeof one !== 'string');
    const total = pictures.reduce((sum, { content }) => sum + content.length, 0);
    if (total > TOTAL_MAX)
      throw new StartFailure(
        `The pictures come to ${Math.ceil(total / MEGABYTE)} MB, and ${TOTAL_MAX / MEGABYTE} MB can be imported at once: import some files first, then the others. Nothing was changed.`,
      );
    return [...new Map(pictures.map((picture) => [picture.key, picture])).values()];
  }
}

const NO_FILE = 'is not beside this file: copy the picture there, or correct its name';

async function pictureAt(path: string): Promise<StoredPicture | string> {
  const fileStatus = statSync(path, { throwIfNoEntry: false });
  if (!fileStatus?.isFile()) return NO_FILE;
  if (fileStatus.size > FILE_MAX)
    return `has ${Math.ceil(fileStatus.size / MEGABYTE)} MB, and must have ${FILE_MAX / MEGABYTE} MB at most`;
  return readPicture(readFileSync(path), basename(path));
}
