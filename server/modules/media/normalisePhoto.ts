import sharp from 'sharp';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const SIDE_MAX = 1600;
/** No telephone takes more; a small file may claim to be far larger than any memory. */
const PIXELS_MAX = 64_000_000;

/**
 * A photograph that somebody sent, drawn anew as WebP: turned as the camera held it, without where and by whom it was
 * taken. Null for what is none, whatever it calls itself: its content alone decides.
 */
export async function normalisePhoto(bytes: Buffer): Promise<Buffer | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) return null;
    const size = { width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true } as const;
    return await image.rotate().resize(size).webp({ quality: 80 }).toBuffer();
  } catch {
    return null; // not a picture, or a broken one: for the member it is the same
  }
}
