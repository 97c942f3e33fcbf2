import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../platform/root.ts';

const SCENES = join(ROOT, 'resources/scenes');
const KEY = /^hero\.(\d{1,2})$/;
/** The size in files written by `scripts/release/drawIcons.ts`. */
const SIZE = / width="(\d+)" height="(\d+)"/;

/** Returns the SVG of a scene of the store's own pages, `width` pixels wide; null for an unknown key. */
export async function drawScene(key: string, width: number): Promise<string | null> {
  const name = KEY.exec(key)?.[1];
  const drawing = name && (await readFile(join(SCENES, `${name}.svg`), 'utf8').catch(() => null));
  if (!drawing) return null;
  return drawing.replace(
    SIZE,
    (_all, own: string, height: string) => ` width="${width}" height="${(width * Number(height)) / Number(own)}"`,
  );
}
