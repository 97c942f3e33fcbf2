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
/** Draws the SVG of a key, `width` pixels wide; null for an unknown key. */
export type DrawPicture = (key: string, width: number) => string | null | Promise<string | null>;
/** Reads the picture of a key that somebody has taken or drawn; null for an unknown key. */
export type ReadPicture = (key: string) => Promise<Uint8Array | null>;

const encodings: Record<PictureFormat, Encode> = {
  // Chroma subsampling as in every WebP: invisible, a twentieth smaller, and faster to encode.
  avif: (image) => image.avif({ quality: 58, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 82, effort: 3 }),
};

// Permitted names; without path separators, against path traversal.
const NAME = /^([a-z0-9][a-z0-9._-]{0,120})-(\d{3,4})\.(avif|webp)$/;

/** Renders pictures on first request and caches the files on disk. */
export class PictureStore {
  readonly #folder: string;
  readonly #running = new Map<string, Promise<string | null>>();

  readonly #draw: DrawPicture;
  readonly #read: ReadPicture;

  /** `dataDir` as in the settings; with a database in memory, files go to a temporary folder. */
  constructor(dataDir: string, draw: DrawPicture = drawScene, read: ReadPicture = () => Promise.resolve(null)) {
    this.#draw = draw;
    this.#read = read;
    this.#folder = dataDir.startsWith('memory://') ? join(tmpdir(), 'medstore-media') : join(dataDir, 'media');
  }

  /** Returns the file of a picture by the name at the end of its URL; null if there is none. */
  async fileNamed(name: string): Promise<PictureFile | null> {
    const [, key, width, format] = NAME.exec(name) ?? [];
    const pictureWidth = PICTURE_WIDTHS.find((allowed) => allowed === Number(width));
    if (!key || !pictureWidth || !isFormat(format)) return null;
    const path = await this.pictureFile(key, pictureWidth, format);
    return path === null ? null : { path, format };
  }

  /** Returns the file of a picture; null for an unknown key. Concurrent requests render it once. */
  pictureFile(key: string, width: number, format: PictureFormat): Promise<string | null> {
    return this.#once(`${key}-${width}.${format}`, () => this.#imageOf(key, width), encodings[format]);
  }

  /** Returns a square SVG with the picture of a key, `width` pixels wide; null for an unknown key. */
  async draw(key: string, width: number): Promise<string | null> {
    const drawing = await this.#draw(key, width);
    if (drawing !== null) return drawing;
    const photo = await this.#read(key);
    return photo && framed(photo, width);
  }

  /** Returns the file of a social card, rendered from the caller's SVG on first request. */
  cardFile(name: string, draw: () => Promise<string | null>): Promise<string | null> {
    const renderSvg = async (): Promise<Sharp | null> => {
      const drawing = await draw();
      return drawing === null ? null : sharp(Buffer.from(drawing));
    };
    return this.#once(`card-${name}`, renderSvg, (image) => image.jpeg({ quality: 84, mozjpeg: true }));
  }

  async #imageOf(key: string, width: number): Promise<Sharp | null> {
    const drawing = await this.#draw(key, width);
    if (drawing !== null) return sharp(Buffer.from(drawing));
    const picture = await this.#read(key);
    return picture && sharp(picture).resize({ width, withoutEnlargement: true });
  }

  #once(name: string, draw: () => Promise<Sharp | null>, encode: Encode): Promise<string | null> {
    const running = this.#running.get(name);
    if (running) return running;
    const file = this.#fileOf(name, draw, encode).finally(() => this.#running.delete(name));
    this.#running.set(name, file);
    return file;
  }

  async #fileOf(name: string, draw: () => Promise<Sharp | null>, encode: Encode): Promise<string | null> {
    const file = join(this.#folder, name);
    if (await exists(file)) return file;
    const image = await draw();
    if (image === null) return null;
    await this.#put(file, await encode(image).toBuffer());
    return file;
  }

  async #put(file: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFileAtomic(file, (aside) => writeFile(aside, bytes));
  }
}

/** An SVG with a photograph on white, as wide as high. */
async function framed(photo: Uint8Array, width: number): Promise<string> {
  const size = { width, height: width, fit: 'contain', background: 'white' } as const;
  const jpeg = await sharp(photo).resize(size).flatten({ background: 'white' }).jpeg({ quality: 90 }).toBuffer();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${width} ${width}">` +
    `<image width="${width}" height="${width}" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/></svg>`
  );
}

const isFormat = (format: string | undefined): format is PictureFormat => format !== undefined && format in encodings;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
