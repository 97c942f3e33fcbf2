import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PictureStore } from '../../../../../server/modules/media/PictureStore.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="9" height="9"/></svg>';
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFolder = (): string => mkdtempSync(join(folder, 'data-'));
const nothing = () => Promise.resolve(null);

describe('a picture', () => {
  it.each([
    ['probe-320.webp', true],
    ['probe-320.avif', true],
    ['probe-321.webp', false],
    ['probe-320.png', false],
    ['probe.webp', false],
    ['../probe-320.webp', false],
    ['Probe-320.webp', false],
    ['-320.webp', false],
  ])('named %s is drawn: %s', async (name, isDrawn) => {
    const draw = vi.fn(async () => SVG);
    const found = await new PictureStore(newFolder(), draw).fileNamed(name);
    expect(found?.format ?? null).toBe(isDrawn ? name.split('.').at(-1) : null);
    expect(draw).toHaveBeenCalledTimes(isDrawn ? 1 : 0);
    if (found) expect(existsSync(found.path)).toBe(true);
  });

  it('is drawn once, also for requests at the same time', async () => {
    const draw = vi.fn(async () => SVG);
    const store = new PictureStore(newFolder(), draw);
    const paths = await Promise.all([1, 2].map(() => store.pictureFile('probe', 320, 'webp')));
    expect(paths[0]).toBe(paths[1]);
    expect(await store.pictureFile('probe', 320, 'webp')).toBe(paths[0]);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('of the merchant is scaled down, and never up', async () => {
    const own = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const store = new PictureStore(newFolder(), nothing, async () => own);
    const widths = [320, 640].map(async (width) => {
      const path = await store.pictureFile('own', width, 'webp');
      return (await sharp(path!).metadata()).width;
    });
    expect(await Promise.all(widths)).toEqual([320, 400]);
  });

  it('that is not known is none, and leaves no file', async () => {
    const dataDir = newFolder();
    const store = new PictureStore(dataDir, nothing);
    expect(await store.fileNamed('probe-320.webp')).toBeNull();
    expect(await store.draw('probe', 320)).toBeNull();
    expect(existsSync(join(dataDir, 'media')) ? readdirSync(join(dataDir, 'media')) : []).toEqual([]);
  });
});

describe('a social card', () => {
  it.each([
    ['drawn', SVG, true],
    ['of nothing', null, false],
  ])('%s', async (_what, drawing, isThere) => {
    const path = await new PictureStore(newFolder(), nothing).cardFile('probe', async () => drawing);
    expect(path !== null && existsSync(path)).toBe(isThere);
    if (path) expect((await sharp(path).metadata()).format).toBe('jpeg');
  });
});
