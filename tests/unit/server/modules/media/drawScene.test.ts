import { expect, it } from 'vitest';
import { drawPicture } from '../../../../../demo/pictures/drawPicture.ts';
import { drawScene } from '../../../../../server/modules/media/drawScene.ts';

it.each([320, 1280])('draws the scene of the front page at %i px as the demonstration does', async (width) => {
  expect(await drawScene('hero.7', width)).toBe(drawPicture('hero.7', width));
});

it.each(['hero.99', 'hero.../../../package', 'group.probes', ''])('knows no scene of the key "%s"', async (key) => {
  expect(await drawScene(key, 320)).toBeNull();
});
