import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPicture } from './drawPicture.ts';

export type PictureFormat = 'avif' | 'webp';

/** Pictures are drawn when they are first asked for, and served from disk from then on. */
export class PictureStore {
  readonly #folder: string;
  readonly #underWay = new Map<string, Promise<string | null>>();

  /** `dataDir` as in the settings; a database in memory keeps its pictures among temporary files. */
  constructor(dataDir: string) {
    this.#folder = dataDir.startsWith('memory://') ? join(tmpdir(), 'medstore-media') : join(dataDir, 'media');
  }

  /** The file of a picture, or null where there is no picture of that key. Asked for twice at once, it is drawn once. */
  pictureFile(key: string, width: number, format: PictureFormat): Promise<string | null> {
    const name = `${key}-${width}.${format}`;
    const running = this.#underWay.get(name);
    if (running) return running;
    const drawn = this.#fileOf(name, key, width, format).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, drawn);
    return drawn;
  }

  async #fileOf(name: string, key: string, width: number, format: PictureFormat): Promise<string | null> {
    const file = join(this.#folder, name);
    if (await exists(file)) return file;
    const drawing = drawPicture(key, width);
    if (drawing === null) return null;
    const image = sharp(Buffer.from(drawing));
    const encoded = format === 'avif' ? image.avif({ quality: 58, effort: 2 }) : image.webp({ quality: 82, effort: 3 });
    await this.#put(file, await encoded.toBuffer());
    return file;
  }

  // Written aside and moved into place: no reader ever meets half a picture.
  async #put(file: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const aside = `${file}.${process.pid}.part`;
    await writeFile(aside, bytes);
    await rename(aside, file);
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
