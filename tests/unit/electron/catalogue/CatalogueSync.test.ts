import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CatalogueFile } from '../../../../electron/main/catalogue/CatalogueFile.ts';
import { CatalogueSync } from '../../../../electron/main/catalogue/CatalogueSync.ts';
import { ImageCache } from '../../../../electron/main/catalogue/ImageCache.ts';
import type { Call } from '../../../../shared/client/ports.ts';
import type { CatalogueView } from '../../../../shared/ipc/catalogue.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { PART_KEY_VERSION } from '../../../../shared/catalogue/partNumberKey.ts';
import { aCatalogueView, aHead, anOfflineProduct } from '../../../support/builders/desktop/anOfflineCatalogue.ts';
import { aConfig } from '../../../support/builders/aProduct.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { eventually } from '../../../support/checks/eventually.ts';

let folder: string;
let clock: FakeClock;
let requests: string[];
let stamp: string;
let isThere: boolean;
let fetch: ReturnType<typeof vi.fn<(url: string, init: RequestInit) => Promise<Response>>>;
let published: CatalogueView[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-sync-'));
  clock = new FakeClock();
  [requests, published, stamp, isThere] = [[], [], 'first', true];
  fetch = vi.fn(() => Promise.resolve(new Response('a picture', { headers: { 'Content-Type': 'image/avif' } })));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const answers: Record<string, (payload: { after?: number }) => unknown> = {
  readCatalogueState: () => ({ ...aHead().state, stamp }),
  readConfig: () => aConfig,
  readPageConfig: () => ({ id: 1, title: '首页', blocks: [] }),
  selectCountry: () => ({ results: [], total: 0, page: 1, page_size: 999 }),
  listCatalogue: ({ after }) =>
    after === 2
      ? { results: [anOfflineProduct(3)], next: null }
      : { results: [anOfflineProduct(1), anOfflineProduct(2)], next: 2 },
};
const call = ((name: string, payload: object) => {
  requests.push(name);
  return isThere ? Promise.resolve(answers[name]!(payload)) : Promise.reject(new ApiError('offline'));
}) as unknown as Call;

const aPictureCache = () => new ImageCache({ folder: join(folder, 'pictures'), server: 'https://shop.example', fetch });

function aSync(ask = call, pictures = aPictureCache()): CatalogueSync {
  // Of this test: a view that arrives after its end must not reach the next one.
  const views = published;
  return new CatalogueSync({
    file: new CatalogueFile(join(folder, 'catalogue.ndjson'), () => clock.now()),
    pictures,
    call: ask,
    clock,
    random: () => 0,
    language: () => 'en',
    room: 20,
    onChange: (view) => void views.push(view),
  });
}

it('the offline catalogue stores all pages, the front page and each picture once, and answers from them offline', async () => {
  const sync = aSync();
  await sync.refresh();
  expect(requests.filter((name) => name === 'listCatalogue')).toHaveLength(2);
  expect(await sync.view()).toEqual(aCatalogueView({ at: clock.now(), products: 3, total: 3, pictures: 1 }));
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['https://shop.example/media/p/probe-320.avif']);
  isThere = false;
  const later = aSync();
  expect(await later.answer('readProduct', { id: 3 })).toMatchObject({ id: 3, code: 'CX5-3C', accessories: [] });
  expect(await later.answer('listProducts', { keyword: 'CX5-2' })).toMatchObject({ total: 1, results: [{ id: 2 }] });
  expect(await later.answer('readPageConfig', { pk: 1 })).toMatchObject({ title: '首页' });
  expect(await later.answer('readPageConfig', { pk: 77 })).toBeUndefined();
  expect(await later.answer('selectCountry', { page: 1, page_size: 999 })).toMatchObject({ page_size: 999 });
  expect(await later.answer('listArticles', {})).toBeUndefined();
});

it('the offline catalogue stores the large pictures of the front page: those of heroes, and of videos before they start', async () => {
  const pictureOf = (name: string) => ({
    src: `/media/h/${name}-{w}.{f}`,
    widths: [320, 640, 1280],
    width: 1280,
    height: 720,
  });
  const texts = { title: 'A', text: 'B' };
  const blocks = [
    { kind: 'richtext', title: 'A', html: '' },
    { kind: 'hero', ...texts, action: 'Go', link: { link_type: 8, url: '/category' }, picture: pictureOf('hero') },
    { kind: 'video', ...texts, url: '/media/v.mp4', poster: pictureOf('poster') },
    { kind: 'video', ...texts, url: '/media/w.mp4', poster: null },
  ];
  const ask = (async (name: string, payload: unknown) => {
    const answer: unknown = await call(name as never, payload as never);
    return name === 'readPageConfig' ? { ...(answer as object), blocks } : answer;
  }) as unknown as Call;
  await aSync(ask).refresh();
  const large = fetch.mock.calls.map(([url]) => url).filter((url) => url.includes('/media/h/'));
  expect(large).toEqual([
    'https://shop.example/media/h/hero-1280.avif',
    'https://shop.example/media/h/poster-1280.avif',
  ]);
});

it('the offline catalogue names the state that it reads, so that the store can serve cached pages', async () => {
  const stamps: unknown[] = [];
  const ask = ((name: string, payload: { stamp?: string }) => {
    if (name === 'listCatalogue') stamps.push(payload.stamp);
    return call(name as never, payload as never);
  }) as unknown as Call;
  await aSync(ask).refresh();
  expect(stamps).toEqual([stamp, stamp]);
});

it('the offline catalogue reads the pages again when something has changed, and only then', async () => {
  await aSync().refresh();
  requests = [];
  clock.time += 60_000;
  const sync = aSync();
  await sync.refresh();
  expect(requests).not.toContain('listCatalogue');
  expect((await sync.view()).at).toBe(clock.now());
  stamp = 'second';
  await sync.refresh();
  expect(requests).toContain('listCatalogue');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('fetches anew what a client with other keys of part numbers has kept, soon after the start, and answers from it until then', async () => {
  await aSync().refresh();
  const path = join(folder, 'catalogue.ndjson');
  const [head, ...lines] = readFileSync(path, 'utf8').split('\n');
  const { keys, ...old } = JSON.parse(head!) as { keys: number };
  expect(keys).toBe(PART_KEY_VERSION);
  const rest = [JSON.stringify(old), ...lines.slice(0, -2)].map((line) => `${line}\n`).join('');
  const { end } = JSON.parse(lines.at(-2)!) as { end: number };
  const trailer = { end, sha256: createHash('sha256').update(rest).digest('hex') };
  writeFileSync(path, `${rest}${JSON.stringify(trailer)}\n`);
  utimesSync(path, clock.now() / 1000, clock.now() / 1000);
  requests = [];
  const sync = aSync();
  await sync.start();
  expect(await sync.answer('readProduct', { id: 3 })).toMatchObject({ id: 3 });
  clock.pass(30_000);
  await eventually(() => {
    expect(requests).toContain('listCatalogue');
    expect(published.at(-1)).toMatchObject({ products: 3, isFetching: false });
  });
  requests = [];
  await aSync().refresh();
  expect(requests).not.toContain('listCatalogue');
});

it('the offline catalogue keeps the first of more products than there is room for, and says how many those are', async () => {
  const PAGE = 5;
  const more = ((name: string, { after = 0 }: { after?: number }) => {
    if (name === 'readCatalogueState') return Promise.resolve({ ...aHead().state, total: 25 });
    if (name !== 'listCatalogue') return call(name as never, {} as never);
    const results = Array.from({ length: PAGE }, (_, index) => anOfflineProduct(after + index + 1));
    return Promise.resolve({ results, next: after + PAGE });
  }) as unknown as Call;
  const sync = aSync(more);
  await sync.refresh();
  expect(await sync.view()).toMatchObject({ products: 20, total: 25, hasFailed: false });
});

it('the offline catalogue waits half a minute after the start, hours after a success, and longer after each failure', async () => {
  isThere = false;
  const sync = aSync();
  await sync.start();
  clock.pass(29_999);
  expect(requests).toEqual([]);
  clock.pass(1);
  await eventually(() => expect(published.at(-1)).toMatchObject({ at: null, isFetching: false, hasFailed: true }));
  for (const pause of [60_000, 120_000]) {
    const before = requests.length;
    clock.pass(pause - 1);
    expect(requests).toHaveLength(before);
    const tellings = published.length;
    clock.pass(1);
    expect(requests.length).toBeGreaterThan(before);
    await eventually(() => expect(published.length).toBeGreaterThan(tellings + 1));
  }
  isThere = true;
  clock.pass(240_000);
  await eventually(async () => expect((await sync.view()).at).not.toBeNull());
  await eventually(() => expect(published.at(-1)).toMatchObject({ isFetching: false, hasFailed: false, pictures: 1 }));
  requests = [];
  clock.pass(4 * 3_600_000 - 1);
  expect(requests).toEqual([]);
  clock.pass(1);
  await eventually(() => expect(requests).toContain('readCatalogueState'));
});

it('the offline catalogue is fetched again at once if it turns out to be damaged', async () => {
  await aSync().refresh();
  const path = join(folder, 'catalogue.ndjson');
  writeFileSync(path, readFileSync(path, 'utf8').replace('CX5-2C', 'CX5-9C'));
  requests = [];
  const sync = aSync();
  await sync.refresh();
  expect(requests).toContain('listCatalogue');
  expect(await sync.answer('readProduct', { id: 2 })).toMatchObject({ code: 'CX5-2C' });
});

it('the offline catalogue is checked within hours, although the clock was a month ahead when it was stored', async () => {
  clock.time = 31 * 24 * 3_600_000;
  await aSync().refresh();
  clock.time = 0;
  requests = [];
  await aSync().start();
  clock.pass(4 * 3_600_000);
  expect(requests).toContain('readCatalogueState');
});

it('the offline catalogue has the pictures of lists in every width and format, drops those that are gone, and takes nothing else', async () => {
  const shelf = new ImageCache({ folder: join(folder, 'p'), server: 'https://shop.example', fetch });
  const published = vi.fn();
  await shelf.keep(['/media/p/a-320.avif', '/media/p/b-320.avif', 'https://elsewhere.example/c-320.avif'], published);
  expect(await shelf.count()).toBe(2);
  expect((await shelf.read('/media/p/a-1280.webp'))?.toString()).toBe('a picture');
  expect(await shelf.read('/media/p/../../catalogue.ndjson')).toBeNull();
  fetch.mockResolvedValue(new Response('<script>', { headers: { 'Content-Type': 'text/html' } }));
  await shelf.keep(['/media/p/b-320.avif', '/media/p/d-320.avif'], published);
  expect(await shelf.count()).toBe(1);
  expect(await shelf.read('/media/p/a-320.avif')).toBeNull();
  fetch.mockRejectedValue(new Error('net::ERR_INTERNET_DISCONNECTED'));
  await expect(shelf.keep(['/media/p/e-320.avif'], published)).rejects.toMatchObject({ code: 'offline' });
});

it('tells pages when they are served from the stored catalogue, and when no longer', async () => {
  const sync = aSync();
  await sync.refresh();
  sync.setServing(true);
  await eventually(() => expect(published.at(-1)).toMatchObject({ isServing: true }));
  sync.setServing(false);
  await eventually(() => expect(published.at(-1)).toMatchObject({ isServing: false }));
});

it('tells pages the newest state last, also if an earlier one took longer to read', async () => {
  const pictures = aPictureCache();
  const slow = Promise.withResolvers<number>();
  vi.spyOn(pictures, 'count').mockReturnValueOnce(slow.promise);
  const sync = aSync(call, pictures);
  sync.setServing(true);
  await sync.refresh();
  slow.resolve(7);
  await eventually(() => expect(published.at(-1)).toMatchObject({ at: clock.now(), products: 3, pictures: 1 }));
  expect(published.findIndex(({ pictures: count }) => count === 7)).toBe(0);
});
