import type { DrawPicture } from './PictureStore.ts';

/** Scenes have numbers below this. */
const NUMBERS_END = 100;
const PROBE_WIDTH = 160;

/** The drawings that pages may name: `scene-7` and so on. */
export async function sceneNames(draw: DrawPicture): Promise<string[]> {
  const numbers = Array.from({ length: NUMBERS_END }, (_, number) => number);
  const exists = await Promise.all(numbers.map(async (number) => (await draw(`hero.${number}`, PROBE_WIDTH)) !== null));
  return numbers.filter((number) => exists[number]).map((number) => `scene-${number}`);
}
