import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PICTURE_FILE } from '../../../server/import/files/FileLoader.ts';
import { storedPictures } from '../../../server/modules/media/SourceFiles.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';
import { useProductFiles } from './useProductFiles.ts';

const HEADER = 'code,brand,group,name,price,pictures';
const photo = (width: number, height: number, red: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 40, b: 40 } } });

onAnyServer('pictures that a file of products names', (store, database) => {
  const files = useProductFiles(database, {
    option: 'pictures',
    type: PICTURE_FILE,
    stored: storedPictures,
    header: HEADER,
  });
  const { folder, put, load, served, requests } = files;
  const row = (...pictures: string[]) => `${files.code},Acme,Cuffs,Cuff ${files.code},10,"${pictures.join(' | ')}"`;
  const product = async () => store().good('readProduct', { id: (await files.named(files.code))!.id });
  /** The addresses of the product's pictures, 320 pixels wide. */
  const shown = async (): Promise<string[]> => {
    const { pictures } = await product();
    return pictures.map(({ src }) => src.replace('{w}', '320').replace('{f}', 'webp'));
  };
  const colourAt = async (address: string, x: number, y: number): Promise<number[]> => {
    const { rawPayload, statusCode } = await store().app.inject({ method: 'GET', url: address });
    expect(statusCode).toBe(200);
    const pixel = sharp(rawPayload).extract({ left: x, top: y, width: 1, height: 1 });
    return [...(await pixel.removeAlpha().raw().toBuffer())];
  };

  it('are shown in its order, each as a square on white', async () => {
    put('img/wide.jpg', await photo(1600, 400, 200).jpeg().toBuffer());
    served.set('/tall.png', await photo(400, 800, 90).png().toBuffer());
    await load([row('img/wide.jpg', `${files.web}/tall.png`)]);
    const [first, second, ...others] = await shown();
    expect(others).toEqual([]);
    const [redOfFirst] = await colourAt(first!, 160, 160);
    const [redOfSecond] = await colourAt(second!, 160, 160);
    expect([redOfFirst! > 150, redOfSecond! < 150]).toEqual([true, true]);
    for (const [address, x, y] of [
      [first!, 160, 10],
      [second!, 10, 160],
    ] as const)
      expect(Math.min(...(await colourAt(address, x, y)))).toBeGreaterThan(245);
    expect((await files.named(files.code))!.picture!.src).toBe(first!.replace('320', '{w}').replace('webp', '{f}'));
  });

  it('are on the card that other sites show of the product', async () => {
    // Cards stay in a folder that test runs share: the number makes it a new one.
    files.code = `PIC-${randomUUID().slice(0, 8)}`;
    put('img/card.jpg', await photo(600, 600, 200).jpeg().toBuffer());
    await load([row('img/card.jpg')]);
    const { card_url: url = '' } = await product();
    const card = await store().app.inject({ method: 'GET', url });
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const inPicture = sharp(card.rawPayload).extract({ left: 300, top: 300, width: 1, height: 1 });
    const [red, green] = [...(await inPicture.raw().toBuffer())];
    expect(red! - green!).toBeGreaterThan(100);
  });

  it('are left out with their reasons where they cannot be read, and the product comes in', async () => {
    put('img/tiny.jpg', await photo(90, 90, 200).jpeg().toBuffer());
    put('img/text.jpg', Buffer.from('no picture'));
    const notes = await load([
      row(
        'img/none.jpg',
        '../file',
        'img/tiny.jpg',
        'img/text.jpg',
        `${files.web}/none.jpg`,
        'http://127.0.0.1:1/a.jpg',
      ),
    ]);
    const reasonOf = (source: string) => notes.find((note) => note.startsWith(`2: pictures "${source}" `));
    expect(notes).toHaveLength(6);
    expect(reasonOf('img/none.jpg')).toMatch(/ is not in .+ --pictures=FOLDER$/);
    expect(reasonOf('../file')).toContain(' is not in ');
    expect(reasonOf('img/tiny.jpg')).toMatch(/ is 90 pixels wide, and must be 160 at least$/);
    expect(reasonOf('img/text.jpg')).toContain(' is not a readable picture');
    expect(reasonOf(`${files.web}/none.jpg`)).toMatch(/ answers 404$/);
    expect(reasonOf('http://127.0.0.1:1/a.jpg')).toContain(' cannot be reached');
    expect(await files.named(files.code)).toMatchObject({ picture: null });
  });

  it('are loaded once, unless they are asked for again or have changed', async () => {
    served.set('/a.jpg', await photo(400, 400, 200).jpeg().toBuffer());
    put('img/b.jpg', await photo(400, 400, 60).jpeg().toBuffer());
    const rows = [row(`${files.web}/a.jpg`, 'img/b.jpg')];
    await load(rows);
    const before = await shown();
    await load(rows);
    expect([requests, await shown()]).toEqual([['/a.jpg'], before]);

    put('img/b.jpg', await photo(500, 500, 120).jpeg().toBuffer());
    await load(rows);
    const [first, second] = await shown();
    expect([requests, first, second === before[1]]).toEqual([['/a.jpg'], before[0], false]);

    served.set('/a.jpg', await photo(400, 400, 20).jpeg().toBuffer());
    await load(rows, { reloads: true });
    expect((await shown())[0]).not.toBe(first);
  });

  it('stay where their server no longer answers', async () => {
    served.set('/a.jpg', await photo(400, 400, 200).jpeg().toBuffer());
    await load([row(`${files.web}/a.jpg`)]);
    const before = await shown();
    served.clear();
    expect(await load([row(`${files.web}/a.jpg`)], { reloads: true })).toEqual([
      `2: pictures "${files.web}/a.jpg" answers 404`,
    ]);
    expect(await shown()).toEqual(before);
  });

  it.each([
    ['is gone', () => rmSync(join(folder, 'img/kept.jpg')), /is not in .+; its earlier version stays$/],
    [
      'is broken',
      () => put('img/kept.jpg', Buffer.from('no picture')),
      /is not a readable picture.+; its earlier version stays$/,
    ],
  ])('stay where their file %s', async (_what, harm, reason) => {
    put('img/kept.jpg', await photo(400, 400, 171).jpeg().toBuffer());
    await load([row('img/kept.jpg')]);
    const before = await shown();
    harm();
    expect(await load([row('img/kept.jpg')])).toEqual([expect.stringMatching(reason)]);
    expect(await shown()).toEqual(before);
    await load([row('img/kept.jpg')]);
    expect(await shown()).toEqual(before);
  });

  it('stay where another file has no column of pictures', async () => {
    put('img/kept.jpg', await photo(400, 400, 171).jpeg().toBuffer());
    await load([row('img/kept.jpg')]);
    const before = await shown();
    await load([`${files.code},Acme,Cuffs,Cuff ${files.code},11`], { header: 'code,brand,group,name,price' });
    expect(await shown()).toEqual(before);
  });

  it('go when the file no longer names them', async () => {
    put('img/old.jpg', await photo(400, 400, 200).jpeg().toBuffer());
    put('img/new.jpg', await photo(400, 400, 90).jpeg().toBuffer());
    await load([row('img/old.jpg')]);
    const [old] = await shown();
    await load([row('img/new.jpg')]);
    expect(await shown()).not.toContain(old);
    const store = storedPictures(database().opened.db);
    expect(await store.contentOf(/own\.[^-]+/.exec(old!)![0])).toBeNull();
  });

  it('of a Shopify export stand in rows of their own below the product', async () => {
    for (const name of ['a', 'b', 'c'])
      put(`img/${name}.jpg`, await photo(400, 400, name.charCodeAt(0)).jpeg().toBuffer());
    await load(
      [
        `${files.code},Cuff,Acme,Cuffs,${files.code},10,img/a.jpg`,
        `${files.code},,,,,,img/b.jpg`,
        `${files.code}-other,Hose,Acme,Hoses,${files.code}-other,10,img/c.jpg`,
      ],
      { header: 'Handle,Title,Vendor,Type,Variant SKU,Variant Price,Image Src' },
    );
    expect(await shown()).toHaveLength(2);
  });

  it('beyond twenty of a product are left out, and named', async () => {
    put('img/many.jpg', await photo(400, 400, 200).jpeg().toBuffer());
    const names = Array.from({ length: 22 }, (_, index) => `img/${'./'.repeat(index)}many.jpg`);
    const notes = await load([row(...names)]);
    expect(notes).toHaveLength(2);
    for (const note of notes) expect(note).toMatch(/many\.jpg" is left out: a product has 20 pictures at most$/);
  });

  it('of a host that does not answer are not tried for ever', async () => {
    const notes = await load([row(...Array.from({ length: 12 }, (_, index) => `http://127.0.0.1:1/${index}.jpg`))]);
    expect(notes).toHaveLength(12);
    expect(notes.filter((note) => note.includes('which could not be reached 5 times')).length).toBeGreaterThan(3);
  });
});
