import { drawPicture } from '../../../demo/pictures/drawPicture.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PictureStore } from '../../../server/modules/media/PictureStore.ts';
import { localPicture } from '../../../server/web/localPicture.ts';
import { ROOM } from '../../../renderer/src/entry/html/inlineFirstPictures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medstore-pages-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a picture of the store can be written into a page', async () => {
  const data = await localPicture(new PictureStore(folder, drawPicture))('/media/p/hero.1-480.avif');
  const [, bytes] = /^data:image\/avif;base64,(.+)$/.exec(data ?? '') ?? [];
  expect((await sharp(Buffer.from(bytes ?? '', 'base64')).metadata()).width).toBe(480);
});

it('the first picture that a phone shows of a product fits into its page, which saves half a second', async () => {
  const data = await localPicture(new PictureStore(folder, drawPicture))(
    '/media/p/cart-ultrasound.sonarys.01-960.avif',
  );
  expect(data?.length).toBeLessThanOrEqual(ROOM);
});

it.each([
  ['of no picture', '/media/p/nothing-320.avif'],
  ['of another folder', '/media/p/..%2Fhero.1-480.avif'],
  ['of another store', 'https://pictures.example/media/p/hero.1-480.avif'],
])('an address %s stays one', async (_which, source) => {
  expect(await localPicture(new PictureStore(folder, drawPicture))(source)).toBeNull();
});

it('a page is made without the picture where the disk has no room for it', async () => {
  const full = join(folder, 'full');
  await writeFile(full, 'no folder');
  expect(await localPicture(new PictureStore(full, drawPicture))('/media/p/hero.1-480.avif')).toBeNull();
});
