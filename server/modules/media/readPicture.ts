import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { keyOf } from './pictureKey.ts';
import { plainFileName } from './plainFileName.ts';

/** A picture of the merchant's as the store keeps it. */
export interface StoredPicture {
  key: string;
  /** The name of its file, without the ending. */
  name: string;
  content: Buffer;
}

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
/** The longest side of a picture of a page, in pixels. */
const PAGE_SIDE_MAX = 2560;
/** The side of a picture of a product, in pixels: no page shows it larger. */
const PRODUCT_SIDE_MAX = 1280;
const WIDTH_MIN = 160;
/** Limit against decompression bombs: more than most cameras have. */
const PIXELS_MAX = 120_000_000;
const NO_PICTURE = 'is not a readable picture: it must be JPEG, PNG, WebP or AVIF';

type Encode = (image: Sharp, metadata: Metadata) => Promise<Buffer> | null;

/** Reads a picture file of a page: upright, in WebP, without metadata such as its place. Returns why it does not fit instead. */
export const readPicture = (file: Buffer, name: string): Promise<StoredPicture | string> =>
  pictureIn(file, name, (image, { format, exif, orientation, width, height }) => {
    // A picture that the store has written stays as it is: each encoding loses quality.
    if (format === 'webp' && !exif && !orientation && Math.max(width, height) <= PAGE_SIDE_MAX) return null;
    const size = { width: PAGE_SIDE_MAX, height: PAGE_SIDE_MAX, fit: 'inside', withoutEnlargement: true } as const;
    return image.rotate().resize(size).webp({ quality: 88 }).toBuffer();
  });

/** The same of a product: a square on white, as lists and pages show products in squares of one colour. */
export const readProductPicture = (file: Buffer, name: string): Promise<StoredPicture | string> =>
  pictureIn(file, name, (image, { width, height }) => {
    const side = Math.min(Math.max(width, height), PRODUCT_SIDE_MAX);
    const size = { width: side, height: side, fit: 'contain', background: 'white' } as const;
    // More effort makes files no smaller, and takes twice as long.
    return image.rotate().flatten({ background: 'white' }).resize(size).webp({ quality: 86, effort: 2 }).toBuffer();
  });

/** `encode` returns null to keep the file as it is. */
async function pictureIn(file: Buffer, name: string, encode: Encode): Promise<StoredPicture | string> {
  try {
    const image = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const metadata = await image.metadata();
    if (!FORMATS.includes(metadata.format)) return NO_PICTURE;
    const content = (await encode(image, metadata)) ?? file;
    const { width, height } = await sharp(content).metadata();
    if (width < WIDTH_MIN) return `is ${width} pixels wide, and must be ${WIDTH_MIN} at least`;
    const key = keyOf(createHash('sha256').update(content).digest('hex'), { width, height });
    return { key, name: plainFileName(name) || 'picture', content };
  } catch {
    return NO_PICTURE;
  }
}
