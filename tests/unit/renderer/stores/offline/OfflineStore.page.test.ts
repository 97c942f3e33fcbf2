import { afterEach, expect, it, vi } from 'vitest';
import type { ReplyCache } from '../../../../../renderer/src/persistence/cache/replyCache.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import type { OfflinePort } from '../../../../../renderer/src/platform/Platform.ts';
import { Stores } from '../../../../../renderer/src/stores/Stores.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { type Answers, FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

const OTHER = { ...MEMBER, user_id: '1a2b3c4d-8a53-4d8a-9b0c-2f6f0c1e5a11' };

/** A fake browser cache in memory. */
class Browser implements OfflinePort {
  isActive = true;
  readonly savedReplies = new Map<string, { data: unknown; at: number }>();
  newer: () => void = () => undefined;
  /** Writes wait for it. */
  disk: Promise<void> = Promise.resolve();
  isBeingWritten = false;
  readonly hasUnsavedInput = (): boolean => this.isBeingWritten;
  readonly renew = vi.fn();
  readonly begin = vi.fn(() => Promise.resolve(false));
  /** Simulates the visitor's first interaction. */
  attend: () => void = () => undefined;
  readonly firstInteraction = (): Promise<void> => new Promise((resolve) => (this.attend = resolve));
  readonly #replies: ReplyCache = {
    find: async (key, owner) =>
      this.savedReplies.get(`${owner} ${key}`) ?? this.savedReplies.get(`null ${key}`) ?? null,
    keep: async (key, owner, data) => {
      await this.disk;
      this.savedReplies.set(`${owner} ${key}`, { data, at: 1_000 });
    },
    forgetOthers: async (owner) => {
      for (const key of this.savedReplies.keys())
        if (!key.startsWith('null ') && !key.startsWith(`${owner} `)) this.savedReplies.delete(key);
    },
  };
  readonly replies = (): Promise<ReplyCache> => Promise.resolve(this.#replies);
  readonly onNewVersion = (listener: () => void): (() => void) => {
    this.newer = listener;
    return () => undefined;
  };
}

const storage = memoryStorage();
const disposers: (() => void)[] = [];
afterEach(() => {
  disposers.splice(0).forEach((dispose) => dispose());
  storage.write('seenPages', null);
});

function visit(browser: Browser, answers: Answers, user: typeof MEMBER | null = null) {
  const platform = new FakePlatform(answers, user);
  platform.offline = browser;
  const stores = new Stores({
    platform,
    persistence: new StatePersistence(storage),
    device: 'desktop',
    now: () => 5_000,
  });
  disposers.push(stores.start());
  return { platform, stores };
}
const away = () => Promise.reject(new ApiError('offline'));

it('answers with offline replies where there is no network, and says so', async () => {
  const browser = new Browser();
  const first = visit(browser, { readConfig: () => ({ name: 'then' }) as never });
  await first.stores.queries.load('readConfig', {});
  await eventually(() => expect(browser.savedReplies.size).toBe(1));

  const { stores } = visit(browser, { readConfig: away });
  expect(await stores.queries.load('readConfig', {})).toEqual({ name: 'then' });
  expect(stores.queries.isOffline).toBe(true);
  expect(stores.ui.isOnline).toBe(false);
  await expect(stores.queries.load('readProduct', { id: 1 })).rejects.toMatchObject({ code: 2 });
});

it('keeps nothing of carts and orders, and answers nothing with it', async () => {
  const browser = new Browser();
  const { stores } = visit(browser, { listOrders: () => ({ results: [] }) as never, readConfig: () => ({}) as never });
  await stores.queries.load('listOrders', {});
  await stores.queries.load('readConfig', {});
  await eventually(() => expect([...browser.savedReplies.keys()]).toEqual(['null readConfig {}']));
});

it('shows a member their own replies, and nobody after them', async () => {
  const browser = new Browser();
  const { platform, stores } = visit(browser, { readProduct: () => ({ price: 100 }) as never }, MEMBER);
  await eventually(() => expect(stores.session.isMember).toBe(true));
  stores.offline.see('/product/a/1', 'A');
  await stores.queries.load('readProduct', { id: 1 });
  await eventually(() => expect([...browser.savedReplies.keys()][0]).toMatch(MEMBER.user_id));
  platform.become(null);
  await eventually(() => expect(browser.savedReplies.size).toBe(0));
  expect(stores.offline.pages).toEqual([]);
});

it('deletes what another member has left while the page was closed', async () => {
  const browser = new Browser();
  browser.savedReplies.set(`${OTHER.user_id} readProduct {"id":1}`, { data: {}, at: 1 });
  storage.write('seenPages', JSON.stringify({ owner: OTHER.user_id, pages: [{ path: '/x', title: 'X', at: 4_000 }] }));
  const { stores } = visit(browser, {}, MEMBER);
  await eventually(() => expect(browser.savedReplies.size).toBe(0));
  expect(stores.offline.pages).toEqual([]);
});

it('does not keep a reply whose member has changed meanwhile', async () => {
  const browser = new Browser();
  let answer: (product: unknown) => void = () => undefined;
  const { platform, stores } = visit(
    browser,
    {
      readProduct: () => new Promise((resolve) => (answer = resolve as (product: unknown) => void)),
      readConfig: () => ({}) as never,
    },
    MEMBER,
  );
  const read = stores.queries.load('readProduct', { id: 1 });
  await eventually(() => expect(platform.calls.some(([name]) => name === 'readProduct')).toBe(true));
  platform.become(null);
  answer({ price: 100 });
  await read;
  await stores.queries.load('readConfig', {});
  await eventually(() => expect([...browser.savedReplies.keys()]).toEqual(['null readConfig {}']));
});

it('leaves nothing behind of a write that its member’s sign-out interrupts', async () => {
  const browser = new Browser();
  const { promise, resolve: write } = Promise.withResolvers<void>();
  const answers = { readProduct: () => ({ price: 100 }) as never, readConfig: () => ({}) as never };
  const { platform, stores } = visit(browser, answers, MEMBER);
  await eventually(() => expect(stores.session.isMember).toBe(true));
  browser.disk = promise;
  const forgotten = vi.spyOn(await browser.replies(), 'forgetOthers');
  const keep = vi.spyOn(await browser.replies(), 'keep');
  await stores.queries.load('readProduct', { id: 1 });
  await eventually(() => expect(keep).toHaveBeenCalled());
  platform.become(null);
  await eventually(() => expect(forgotten).toHaveBeenCalledWith(null));
  write();
  await stores.queries.load('readConfig', {});
  await eventually(() => expect([...browser.savedReplies.keys()]).toEqual(['null readConfig {}']));
});

it('names the last pages, newest first and each once, while there is a network', () => {
  const { stores } = visit(new Browser(), {});
  for (const at of [1, 2, 1]) stores.offline.see(`/${at}`, `Page ${at}`);
  stores.ui.setOnline(false);
  stores.offline.see('/3', 'Page 3');
  expect(stores.offline.pages.map(({ path }) => path)).toEqual(['/1', '/2']);
  expect(stores.offline.seenAt('/2')).toBe(5_000);
  expect(stores.offline.seenAt('/3')).toBeNull();
});

it('offers a newer version and waits', () => {
  const browser = new Browser();
  const { stores } = visit(browser, {});
  browser.newer();
  const [notice] = stores.notices.queue;
  expect(notice).toMatchObject({ text: { key: 'chrome:newVersion.ready' }, isLasting: true });
  expect(browser.renew).not.toHaveBeenCalled();
  notice?.action?.run();
  expect(browser.renew).toHaveBeenCalledOnce();
});

it('keeps the countries for the forms once a visitor is active, and sends no request from an untouched page', async () => {
  const browser = new Browser();
  browser.begin.mockResolvedValue(true);
  const { platform } = visit(browser, { selectCountry: () => ({ results: [], total: 0 }) as never });
  await eventually(() => expect(browser.begin).toHaveBeenCalled());
  await Promise.resolve();
  expect(platform.calls).toEqual([]);
  browser.attend();
  await eventually(() => expect([...browser.savedReplies.keys()].join()).toContain('selectCountry'));
});

it('asks before it discards typed text', () => {
  const browser = new Browser();
  const { stores } = visit(browser, {});
  browser.isBeingWritten = true;
  browser.newer();
  stores.notices.queue[0]?.action?.run();
  expect(browser.renew).not.toHaveBeenCalled();
  const notice = stores.notices.queue.at(-1);
  expect(notice).toMatchObject({ text: { key: 'chrome:newVersion.written' }, isLasting: true });
  notice?.action?.run();
  expect(browser.renew).toHaveBeenCalledOnce();
});

const A_MONTH_MS = 30 * 24 * 3600_000;
const page = (path: string, at: number) => ({ path, title: path, at });

it.each([
  ['a guest', { owner: null, pages: [page('/a', 4_000)] }, ['/a']],
  [
    'a guest, long ago',
    { owner: null, pages: [page('/a', 5_000 - A_MONTH_MS), page('/b', 5_001 - A_MONTH_MS)] },
    ['/b'],
  ],
  ['a member', { owner: MEMBER.user_id, pages: [page('/a', 4_000)] }, ['/a']],
  ['another member', { owner: OTHER.user_id, pages: [page('/a', 4_000)] }, []],
  [
    'more than are kept',
    { owner: null, pages: Array.from({ length: 21 }, (_, index) => page(`/${index}`, 1)) },
    Array.from({ length: 20 }, (_, index) => `/${index}`),
  ],
  [
    'pages in another form',
    {
      owner: null,
      pages: [
        null,
        {},
        page('x', 1),
        { ...page('/a', 1), title: 3 },
        { ...page('/a', 1), at: '1' },
        { title: 'a', at: 1 },
        page('/b', 1),
      ],
    },
    ['/b'],
  ],
  ['no owner', { pages: [page('/a', 4_000)] }, []],
  ['an owner in another form', { owner: 3, pages: [page('/a', 4_000)] }, []],
  ['no list', { owner: null, pages: 'x' }, []],
  ['nothing', null, []],
])('names after a start the pages that were stored of %s', async (_who, stored, paths) => {
  storage.write('seenPages', JSON.stringify(stored));
  const { stores } = visit(new Browser(), {}, MEMBER);
  await eventually(() => expect(stores.session.isMember).toBe(true));
  expect(stores.offline.pages.map(({ path }) => path)).toEqual(paths);
});

it.each([
  [true, false, ['/a'], 'then'],
  [false, true, ['/a'], 'then'],
  [false, false, [], null],
])(
  'keeps pages and replies with a worker that is active (%s) or becomes so (%s)',
  async (isActive, begins, paths, name) => {
    const browser = new Browser();
    browser.isActive = isActive;
    browser.begin.mockResolvedValue(begins);
    browser.savedReplies.set('null readConfig {}', { data: { name: 'then' }, at: 1 });
    const { stores } = visit(browser, { readConfig: away });
    await eventually(() => expect(browser.begin).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    stores.offline.see('/a', 'A');
    expect(stores.offline.pages.map(({ path }) => path)).toEqual(paths);
    const reading = stores.queries.load('readConfig', {}).catch(() => null);
    expect(await reading).toEqual(name === null ? null : { name });
  },
);
