import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { keyOf } from './pictureKey.ts';

/** A picture of the merchant's pages as the store keeps it. */
export interface StoredPicture {
  key: string;
  /** The name of its file, without the ending. */
  name: string;
  content: Buffer;
}

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
const SIDE_MAX = 2560;
const WIDTH_MIN = 160;
/** Limit against decompression bombs: more than most cameras have. */
const PIXELS_MAX = 120_000_000;
const NO_PICTURE = 'is no picture that can be read: it must be JPEG, PNG, WebP or AVIF';

/** Reads a picture file: upright, in WebP, without metadata such as its place. Returns why it does not fit instead. */
export async function readPicture(file: Buffer, name: string): Promise<StoredPicture | string> {
  try {
    const content = await encoded(file);
    if (content === null) return NO_PICTURE;
    const { width, height } = await sharp(content).metadata();
    if (width < WIDTH_MIN) return `is ${width} pixels wide, and must be ${WIDTH_MIN} at least`;
    const key = keyOf(createHash('sha256').update(content).digest('hex'), { width, height });
    return { key, name: plainName(name), content };
  } catch {
    return NO_PICTURE;
  }
}

async function encoded(file: Buffer): Promise<Buffer | null> {
  const image = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const { format, exif, orientation, width, height } = await image.metadata();
  if (!FORMATS.includes(format)) return null;
  // One that the store has written stays as it is: each encoding loses something.
  if (format === 'webp' && !exif && !orientation && Math.max(width, height) <= SIDE_MAX) return file;
  const size = { width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true } as const;
  return image.rotate().resize(size).webp({ quality: 88 }).toBuffer();
}

const NAME_MAX = 60;
/** Letters, digits and dashes alone, so that the name fits into Markdown and onto every disk. */
const plainName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, NAME_MAX) || 'picture';
