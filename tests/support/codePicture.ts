import { encode } from 'uqr';

const MODULE_PX = 6;
const BORDER = 4;

/** A QR code as a square picture, `size` px wide: which of its pixels are dark. */
export function pictureOf(text: string): { size: number; dark: (x: number, y: number) => boolean } {
  const { data, size } = encode(text, { border: BORDER });
  const at = (px: number): number => Math.floor(px / MODULE_PX);
  return { size: size * MODULE_PX, dark: (x, y) => data[at(y)]?.[at(x)] ?? false };
}

/** The same as a video of one picture, for a browser that takes its camera from a file (YUV4MPEG2). */
export function videoOf(text: string): Buffer {
  const [width, height] = [640, 480];
  const { size, dark } = pictureOf(text);
  const [left, top] = [(width - size) >> 1, (height - size) >> 1];
  const light = Buffer.alloc(width * height, 235);
  for (let at = 0; at < light.length; at += 1)
    if (dark((at % width) - left, Math.floor(at / width) - top)) light[at] = 16;
  const colour = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\nFRAME\n`), light, colour]);
}

/** Has Chromium take this file for its camera, without a question of its own: who may have it is main's to say. */
export const cameraSwitches = (file: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];
