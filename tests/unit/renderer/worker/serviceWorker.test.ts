import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE_CACHES } from '../../../../renderer/src/persistence/cache/offlineCaches.ts';

const ORIGIN = 'https://shop.example';
const SHELL = '<script src="/assets/client-2.js"></script>';
const { shell, assets, pictures, replies } = OFFLINE_CACHES;
const addressOf = (key: string | { url: string }): string =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

/** The server's files by address; null without a network. */
let network: Record<string, string | number> | null;
let fetched: string[];
let isFull: boolean;
const stored = new Map<string, Map<string, Response>>();
const handlers = new Map<string, (event: object) => void>();
const client = { postMessage: vi.fn() };
const worker = {
  location: { origin: ORIGIN },
  registration: {} as { navigationPreload?: { enable: () => Promise<void> } },
  clients: {
    claim: vi.fn(() => Promise.resolve()),
    matchAll: vi.fn((_which: object) => Promise.resolve([client, client])),
  },
  skipWaiting: vi.fn(() => Promise.resolve()),
  addEventListener: (type: string, handle: (event: object) => void) => void handlers.set(type, handle),
};

function cacheOf(name: string): Map<string, Response> {
  const cache = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, cache);
  return cache;
}
const caches = {
  keys: () => Promise.resolve([...stored.keys()]),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
  open: (name: string) =>
    Promise.resolve({
      match: async (key: string | { url: string }) => cacheOf(name).get(addressOf(key))?.clone(),
      keys: async () => [...cacheOf(name).keys()].map((url) => ({ url })),
      delete: async (key: string) => cacheOf(name).delete(addressOf(key)),
      put: async (key: string, response: Response) => {
        if (isFull) throw new DOMException('', 'QuotaExceededError');
        cacheOf(name).set(addressOf(key), response);
      },
    }),
};
const fetch = async (target: string | { url: string }): Promise<Response> => {
  const { pathname } = new URL(addressOf(target));
  fetched.push(pathname);
  if (!network) throw new TypeError('Failed to fetch');
  const found = network[pathname] ?? 404;
  return typeof found === 'number' ? new Response('', { status: found }) : new Response(found);
};

beforeAll(async () => {
  const texts = { en: ['/assets/en.js'], es: ['/assets/es.js'], ru: [], zh: [] };
  const globals = {
    self: worker,
    caches,
    fetch,
    __SHELL__: { version: 'client-2.js', common: ['/assets/all.css'], texts },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  // By its path, as its types are those of a world of its own.
  const path = fileURLToPath(new URL('../../../../renderer/src/worker/serviceWorker.ts', import.meta.url));
  await import(/* @vite-ignore */ path);
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  network = { '/app-shell': SHELL, '/assets/client-2.js': 'client', '/assets/all.css': 'styles' };
  fetched = [];
  isFull = false;
  stored.clear();
  vi.clearAllMocks();
});

/** Returns the worker's answer once its work for the event is done; null if it leaves the event to the browser. */
async function dispatch(type: string, fields: object = {}): Promise<string | null> {
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | null = null;
  handlers.get(type)!({
    ...fields,
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
    respondWith: (promise: Promise<Response>) => (answer = promise),
  });
  const response = await (answer as Promise<Response> | null);
  const text = (await response?.text()) ?? null;
  await Promise.all(waits);
  return text;
}
/** `age` in days. */
const keep = (name: string, path: string, text: string, age = 0): void =>
  void cacheOf(name).set(
    addressOf(path),
    new Response(text, { headers: { 'x-kept-at': String(Date.now() - age * 24 * 3_600_000) } }),
  );
const cachedPaths = (name: string): string[] =>
  [...(stored.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);

describe('a new version', () => {
  it('takes over once it has the shell and its files, and fetches none of them twice', async () => {
    keep(assets.name, '/assets/all.css', 'styles');
    await dispatch('install');
    expect(cachedPaths(shell.name)).toEqual(['/app-shell']);
    expect(cachedPaths(assets.name).toSorted()).toEqual(['/assets/all.css', '/assets/client-2.js']);
    expect(fetched).toEqual(['/app-shell', '/assets/client-2.js']);
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
  });

  it.each([
    ['the shell fails', () => (network!['/app-shell'] = 503)],
    ['a script of the shell is missing', () => (network!['/assets/client-2.js'] = 404)],
    ['a common file is missing', () => (network!['/assets/all.css'] = 404)],
    ['there is no network', () => (network = null)],
    ['there is no room', () => (isFull = true)],
  ])('leaves the former one active where %s', async (_case, fail) => {
    fail();
    await expect(dispatch('install')).rejects.toThrow();
    expect(cachedPaths(shell.name)).toEqual([]);
    expect(worker.skipWaiting).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    'deletes what former ones have left, and tells open pages its name, where a browser preloads pages: %s',
    async (preloads) => {
      const enable = vi.fn(() => Promise.resolve());
      worker.registration = preloads ? { navigationPreload: { enable } } : {};
      for (const name of ['assets-0', replies.name, pictures.name]) cacheOf(name);
      keep(shell.name, '/app-shell', SHELL, 400);
      for (const path of ['/assets/client-1.js', '/assets/client-2.js', '/assets/all.css', '/assets/es.js'])
        keep(assets.name, path, 'of long ago', 61);
      keep(assets.name, '/assets/page-1.js', 'of another instance', 59);
      keep(pictures.name, '/media/p/old.webp', 'a picture', 31);
      keep(pictures.name, '/media/p/new.webp', 'a picture', 29);
      await dispatch('activate');
      expect([...stored.keys()].toSorted()).toEqual([assets, pictures, replies, shell].map(({ name }) => name));
      expect(cachedPaths(assets.name)).toEqual([
        '/assets/client-2.js',
        '/assets/all.css',
        '/assets/es.js',
        '/assets/page-1.js',
      ]);
      expect(cachedPaths(pictures.name)).toEqual(['/media/p/new.webp']);
      expect(enable).toHaveBeenCalledTimes(preloads ? 1 : 0);
      expect(worker.clients.claim).toHaveBeenCalledOnce();
      // Pages that were loaded before, or by a former version, too.
      expect(worker.clients.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
      expect(client.postMessage.mock.calls).toEqual([[{ version: 'client-2.js' }], [{ version: 'client-2.js' }]]);
    },
  );
});

describe('a request', () => {
  const get = (path: string, more: object = {}) => ({
    request: { method: 'GET', mode: path.includes('.') ? 'no-cors' : 'navigate', url: addressOf(path) },
    preloadResponse: Promise.resolve(undefined),
    ...more,
  });
  const preloaded = () => ({ preloadResponse: Promise.resolve(new Response('the preloaded page')) });

  // Path, what the cache has, whether there is a network; then the answer, what was fetched, and what is kept afterwards.
  it.each([
    ['/cart', false, true, 'the page', ['/cart'], []],
    ['/cart', true, true, 'the page', ['/cart'], []],
    ['/cart', true, false, SHELL, ['/cart'], []],
    ['/cart', false, false, null, ['/cart'], []],
    ['/broken', true, true, '', ['/broken'], []],
    ['/assets/a.js', false, true, 'new', ['/assets/a.js'], ['/assets/a.js']],
    ['/assets/a.js', true, true, 'kept', [], ['/assets/a.js']],
    ['/assets/a.js', true, false, 'kept', [], ['/assets/a.js']],
    ['/assets/a.js', false, false, null, ['/assets/a.js'], []],
    ['/assets/gone.js', false, true, '', ['/assets/gone.js'], []],
    ['/media/p/a.webp', false, true, 'new', ['/media/p/a.webp'], ['/media/p/a.webp']],
    ['/media/p/a.webp', true, true, 'kept', [], ['/media/p/a.webp']],
    ['/img/logo.svg', false, true, 'new', ['/img/logo.svg'], ['/img/logo.svg']],
    ['/img/logo.svg', true, true, 'new', ['/img/logo.svg'], ['/img/logo.svg']],
    ['/img/logo.svg', true, false, 'kept', ['/img/logo.svg'], ['/img/logo.svg']],
    ['/img/logo.svg', false, false, null, ['/img/logo.svg'], []],
  ])('of %s, kept: %s, with a network: %s', async (path, isKept, isOnline, answer, requested, left) => {
    const own = path.startsWith('/assets/') ? assets.name : pictures.name;
    const isFile = path.includes('.');
    if (isKept) keep(isFile ? own : shell.name, isFile ? path : '/app-shell', isFile ? 'kept' : SHELL);
    network = isOnline
      ? { '/cart': 'the page', '/broken': 503, '/assets/a.js': 'new', '/media/p/a.webp': 'new', '/img/logo.svg': 'new' }
      : null;
    const answered = dispatch('fetch', get(path));
    if (answer === null) await expect(answered).rejects.toThrow('Failed to fetch');
    else expect(await answered).toBe(answer);
    expect(fetched).toEqual(requested);
    expect(cachedPaths(own)).toEqual(left);
  });

  it('of a page is answered by what the browser has preloaded', async () => {
    expect(await dispatch('fetch', get('/cart', preloaded()))).toBe('the preloaded page');
    expect(fetched).toEqual([]);
  });

  it.each(['/api/users/user/login/', '/healthz', 'https://pay.example/checkout'])(
    'of %s is the browser’s own',
    async (path) => {
      expect(await dispatch('fetch', get(path))).toBeNull();
      expect(fetched).toEqual([]);
    },
  );

  it('is answered although there is no room to keep the answer', async () => {
    isFull = true;
    network = { '/assets/a.js': 'new' };
    expect(await dispatch('fetch', get('/assets/a.js'))).toBe('new');
  });
});

describe('a page’s message', () => {
  it('keeps what the page had loaded before, and the texts of its language, and drops what is too old', async () => {
    network = { '/assets/a.js': 'a', '/media/p/a.webp': 'a', '/assets/es.js': 'texts', '/api/x': 'private' };
    const urls = [
      '/assets/gone.js',
      '/assets/a.js',
      '/assets/a.js',
      '/media/p/a.webp',
      '/api/x',
      'https://cdn.example/b.js',
    ];
    keep(pictures.name, '/media/p/old.webp', 'of long ago', 31);
    await dispatch('message', { data: { type: 'keep', language: 'es', urls } });
    expect(cachedPaths(assets.name)).toEqual(['/assets/a.js', '/assets/es.js']);
    expect(cachedPaths(pictures.name)).toEqual(['/media/p/a.webp']);
    expect(fetched).toEqual(['/assets/gone.js', '/assets/a.js', '/media/p/a.webp', '/assets/es.js']);
    expect(worker.clients.claim).toHaveBeenCalledOnce();
  });

  it.each([null, 'keep', { type: 'keep' }, { type: 'other', urls: [] }])(
    'that is another’s is ignored: %j',
    async (data) => {
      await dispatch('message', { data });
      expect(worker.clients.claim).not.toHaveBeenCalled();
    },
  );
});
