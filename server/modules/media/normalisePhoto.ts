import sharp from 'sharp';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const SIDE_MAX = 1600;
/** Limit against decompression bombs: more than any telephone's photo. */
const PIXELS_MAX = 64_000_000;

/**
 * Re-encodes an uploaded photo as WebP: rotated upright, without metadata such as its location. Returns null if the
 * content is not an image, whatever its declared type.
 */
export async function normalisePhoto(bytes: Buffer): Promise<Buffer | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) return null;
    const size = { width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true } as const;
    return await image.rotate().resize(size).webp({ quality: 80 }).toBuffer();
  } catch {
    return null; // not an image, or a damaged one
  }
}
