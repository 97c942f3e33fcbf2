import { access, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS } from '../../../shared/contract/limits.ts';
import { writeFileAtomic } from '../../platform/files/writeFileAtomic.ts';
import { drawScene } from './drawScene.ts';

export type PictureFormat = 'avif' | 'webp';
export interface PictureFile {
  path: string;
  format: PictureFormat;
}
type Encode = (image: Sharp) => Sharp;
/** SVG of the picture of a key, `width` pixels wide; null for an unknown key. */
export type DrawPicture = (key: string, width: number) => string | null | Promise<string | null>;

const encodings: Record<PictureFormat, Encode> = {
  // Colour at half the resolution, as in every WebP: nobody sees it, and a picture is a twentieth smaller and sooner made.
  avif: (image) => image.avif({ quality: 58, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 82, effort: 3 }),
};

// What a key may be made of: no separator of folders is among it.
const NAME = /^([a-z0-9][a-z0-9._-]{0,120})-(\d{3,4})\.(avif|webp)$/;

/** Pictures are drawn when they are first asked for, and served from disk from then on. */
export class PictureStore {
  readonly #folder: string;
  readonly #underWay = new Map<string, Promise<string | null>>();

  readonly #draw: DrawPicture;

  /** `dataDir` as in the settings; a database in memory keeps its pictures among temporary files. */
  constructor(dataDir: string, draw: DrawPicture = drawScene) {
    this.#draw = draw;
    this.#folder = dataDir.startsWith('memory://') ? join(tmpdir(), 'medstore-media') : join(dataDir, 'media');
  }

  /** The file of a picture by the name that its address ends with; null where there is none of that name. */
  async fileNamed(name: string): Promise<PictureFile | null> {
    const [, key, width, format] = NAME.exec(name) ?? [];
    const known = PICTURE_WIDTHS.find((allowed) => allowed === Number(width));
    if (!key || !known || !isFormat(format)) return null;
    const path = await this.pictureFile(key, known, format);
    return path === null ? null : { path, format };
  }

  /** The file of a picture, or null where there is no picture of that key. Asked for twice at once, it is drawn once. */
  pictureFile(key: string, width: number, format: PictureFormat): Promise<string | null> {
    return this.#once(`${key}-${width}.${format}`, () => this.#draw(key, width), encodings[format]);
  }

  /** SVG of the picture of a key, `width` pixels wide; null for an unknown key. */
  async draw(key: string, width: number): Promise<string | null> {
    return this.#draw(key, width);
  }

  /** The file of a social card, drawn as the caller says. */
  cardFile(name: string, draw: () => Promise<string | null>): Promise<string | null> {
    return this.#once(`card-${name}`, draw, (image) => image.jpeg({ quality: 84, mozjpeg: true }));
  }

  #once(name: string, draw: () => ReturnType<DrawPicture>, encode: Encode): Promise<string | null> {
    const running = this.#underWay.get(name);
    if (running) return running;
    const drawn = this.#fileOf(name, draw, encode).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, drawn);
    return drawn;
  }

  async #fileOf(name: string, draw: () => ReturnType<DrawPicture>, encode: Encode): Promise<string | null> {
    const file = join(this.#folder, name);
    if (await exists(file)) return file;
    const drawing = await draw();
    if (drawing === null) return null;
    await this.#put(file, await encode(sharp(Buffer.from(drawing))).toBuffer());
    return file;
  }

  async #put(file: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFileAtomic(file, (aside) => writeFile(aside, bytes));
  }
}

const isFormat = (format: string | undefined): format is PictureFormat => format !== undefined && format in encodings;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
