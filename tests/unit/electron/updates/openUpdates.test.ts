import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UpdateParts } from '../../../../electron/main/updates/Updates.ts';

const electron = vi.hoisted(() => ({
  app: { isPackaged: true, getVersion: () => '1.4.0' },
  fetch: vi.fn<(url: string, options: object) => Promise<Response>>(),
}));
vi.mock('electron', () => ({ app: electron.app, net: { fetch: electron.fetch } }));
const opened = vi.hoisted(() => [] as UpdateParts[]);
vi.mock('../../../../electron/main/updates/Updates.ts', () => ({
  Updates: function (parts: UpdateParts) {
    opened.push(parts);
  },
}));
const autoUpdater = new EventEmitter();
vi.mock('electron-updater', () => ({ default: { autoUpdater } }));
const { openUpdates, updateHandlers } = await import('../../../../electron/main/updates/openUpdates.ts');

const [URL, KEY] = ['https://releases.example/', 'a public key'];
const answerProxy = vi.fn();
const preferences = { get: vi.fn<(name: string) => unknown>(), set: vi.fn() };
const isWritten = vi.fn(() => true);

/** What `Updates` gets from a client that was built like this; null if it does not update itself. */
function open({ isPackaged = true, url = URL, key = KEY } = {}): UpdateParts | null {
  electron.app.isPackaged = isPackaged;
  vi.stubGlobal('__UPDATE_URL__', url);
  vi.stubGlobal('__UPDATE_KEY__', key);
  const updates = openUpdates({ preferences, isWritten } as never, answerProxy);
  return updates && opened.at(-1)!;
}
beforeEach(() => {
  opened.length = 0;
  vi.clearAllMocks();
  autoUpdater.removeAllListeners();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['an installed client with releases', {}, true],
  ['a client from source', { isPackaged: false }, false],
  ['a client without an address of releases', { url: '' }, false],
  ['a client without a key', { key: '' }, false],
])('%s updates itself: %s', (_what, built, isUpdating) => expect(open(built) !== null).toBe(isUpdating));

it('checks the releases of its build, from its own version on', () =>
  expect(open()).toMatchObject({ url: URL, key: KEY, version: '1.4.0' }));

it('remembers the update in the preferences, and says whether it is on disk', () => {
  const { record } = open()!;
  expect(record.read()).toBeNull();
  const update = { version: '1.5.0', state: 'waiting' } as const;
  preferences.get.mockReturnValue(update);
  expect([record.read(), preferences.get.mock.lastCall]).toEqual([update, ['update']]);
  for (const isOnDisk of [true, false]) {
    isWritten.mockReturnValueOnce(isOnDisk);
    expect(record.write(update)).toBe(isOnDisk);
  }
  expect(preferences.set).toHaveBeenCalledWith('update', update);
  expect(isWritten).toHaveBeenCalledWith('update');
});

it('reads a release afresh, from its own address only, and names the status of another answer', async () => {
  const { readText } = open()!;
  electron.fetch.mockResolvedValueOnce(new Response('a release'));
  expect(await readText(`${URL}latest.json`)).toBe('a release');
  expect(electron.fetch).toHaveBeenCalledWith(`${URL}latest.json`, { redirect: 'error', cache: 'no-store' });
  electron.fetch.mockResolvedValueOnce(new Response('none', { status: 404 }));
  await expect(readText(`${URL}latest.json`)).rejects.toThrow(`${URL}latest.json answered 404`);
});

it('signs the updater in at a proxy; without a password it gets an answer, too', async () => {
  expect(await open()!.load()).toBe(autoUpdater);
  const give = vi.fn();
  autoUpdater.emit('login', { host: 'proxy' }, give);
  const [proxy, answer] = answerProxy.mock.lastCall as [object, (user?: string, password?: string) => void];
  expect(proxy).toEqual({ host: 'proxy' });
  answer('ana', 'open sesame');
  answer();
  expect(give.mock.calls).toEqual([
    ['ana', 'open sesame'],
    ['', ''],
  ]);
});

it('offers a page the version that is ready, and restarts into it', async () => {
  const updates = { ready: '1.5.0', restart: vi.fn() };
  const handlers = updateHandlers(updates as never);
  expect(handlers['update:read'](undefined, 1)).toBe('1.5.0');
  await handlers['update:restart'](undefined, 1);
  expect(updates.restart).toHaveBeenCalledOnce();
  const none = updateHandlers(null);
  expect(none['update:read'](undefined, 1)).toBeNull();
  await expect(none['update:restart'](undefined, 1)).rejects.toThrow('no update is ready');
});
