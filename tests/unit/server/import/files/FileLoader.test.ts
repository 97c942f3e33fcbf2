import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCUMENT_FILE, FileLoader, PICTURE_FILE } from '../../../../../server/import/files/FileLoader.ts';

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
    expect(await new FileLoader(join(folder, 'list'), PICTURE_FILE).identify(source)).toHaveProperty('id');
  },
);

it.each(['../outside.jpg', 'img/../../outside.jpg', '', '.', 'img', 'none.jpg'])('has no file "%s"', async (source) => {
  const found = await new FileLoader(join(folder, 'list'), PICTURE_FILE).identify(source);
  expect(found).toEqual({ fault: expect.stringContaining('--pictures=FOLDER') });
});

it('names the option for the kind of file', async () => {
  const found = await new FileLoader(folder, DOCUMENT_FILE).identify('none.pdf');
  expect(found).toEqual({ fault: expect.stringContaining('--documents=FOLDER') });
});

it('finds files where the folder is the root of a disk', async () => {
  const { root } = parse(folder);
  const source = relative(root, join(folder, 'list/a.jpg'));
  expect(await new FileLoader(root, PICTURE_FILE).identify(source)).toHaveProperty('id');
});

it('reads the picture of a file in its folder, and tells why one cannot be read', async () => {
  const picture = sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } });
  await picture.jpeg().toFile(join(folder, 'list/photo.jpg'));
  const loader = new FileLoader(join(folder, 'list'), PICTURE_FILE);
  expect(await loader.load('photo.jpg')).toMatchObject({ name: 'photo', content: expect.any(Buffer) as Buffer });
  expect(await loader.load('none.jpg')).toEqual({ fault: expect.stringContaining('cannot be read: ') as string });
  expect(await loader.load('a.jpg')).toEqual({ fault: expect.stringContaining('is not a readable picture') as string });
});
