import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PictureLoader } from '../../../../../server/import/pictures/PictureLoader.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'list/img'), { recursive: true });
  for (const name of ['outside.jpg', 'list/a.jpg', 'list/img/b.jpg', 'list/..c.jpg'])
    writeFileSync(join(folder, name), 'x');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['a.jpg', '/a.jpg', './a.jpg', 'img/b.jpg', 'img\\b.jpg', 'img/../a.jpg', '..c.jpg'])(
  'finds the file "%s" in its folder',
  async (source) => {
    expect(await new PictureLoader(join(folder, 'list')).identify(source)).toHaveProperty('id');
  },
);

it.each(['../outside.jpg', 'img/../../outside.jpg', '', '.', 'img', 'none.jpg'])('has no file "%s"', async (source) => {
  const found = await new PictureLoader(join(folder, 'list')).identify(source);
  expect(found).toEqual({ fault: expect.stringContaining('--pictures=FOLDER') });
});

it('finds files where the folder is the root of a disk', async () => {
  const { root } = parse(folder);
  const source = relative(root, join(folder, 'list/a.jpg'));
  expect(await new PictureLoader(root).identify(source)).toHaveProperty('id');
});
