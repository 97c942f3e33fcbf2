import { PICTURE_WIDTHS } from '../../../shared/contract/limits.ts';
import type { Picture } from '../../../shared/contract/wireTypes.ts';

const KEY = /^own\.[0-9a-f]{16}\.([1-9]\d{1,4})x([1-9]\d{1,4})$/;
const SOURCE = /^\/media\/p\/(own\.[^/-]{1,40})-/;

/** The key of a picture of the merchant's. It is made of the content, so that files by it never change. */
export const keyOf = (hash: string, { width, height }: { width: number; height: number }): string =>
  `own.${hash.slice(0, 16)}.${width}x${height}`;

const isPictureKey = (key: string): boolean => KEY.test(key);

/** The picture of a key as the API has it; null for another key. */
export function ownPictureAt(key: string): Picture | null {
  const [, width, height] = KEY.exec(key) ?? [];
  if (width === undefined || height === undefined) return null;
  const widths = PICTURE_WIDTHS.filter((one) => one <= Number(width));
  return { src: `/media/p/${key}-{w}.{f}`, widths, width: Number(width), height: Number(height) };
}

/** The key in the address of a picture of the merchant's; null for another address. */
export function keyInSource(source: string): string | null {
  const key = SOURCE.exec(source)?.[1];
  return key !== undefined && isPictureKey(key) ? key : null;
}
