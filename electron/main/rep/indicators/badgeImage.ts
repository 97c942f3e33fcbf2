import { nativeImage, type NativeImage } from 'electron';

const SIZE = 32;
/** The colour of a badge (BGRA). */
const RED = [0x26, 0x26, 0xc4, 0xff];

/** A red disc for Windows' taskbar, where an overlay of 16 pixels is too small for a number. */
export function badgeImage(): NativeImage {
  const bitmap = Buffer.alloc(SIZE * SIZE * 4);
  const middle = (SIZE - 1) / 2;
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1)
      if (Math.hypot(x - middle, y - middle) <= SIZE / 2) bitmap.set(RED, (y * SIZE + x) * 4);
  return nativeImage.createFromBitmap(bitmap, { width: SIZE, height: SIZE, scaleFactor: 2 });
}
