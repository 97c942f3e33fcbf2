import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Credentials } from '../../../../../electron/main/network/ProxyLogin.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

type Handle = (request: Request) => Promise<Response>;
const electron = vi.hoisted(() => ({
  app: { isPackaged: true },
  handlers: new Map<string, Handle>(),
  request: vi.fn(),
}));
const windows: AWindow[] = [];
let loads: Promise<void>;

/** A window without pixels. */
class AWindow extends EventEmitter {
  static getAllWindows = (): AWindow[] => [];
  readonly webContents = new EventEmitter();
  isOpen = true;
  loadURL = vi.fn(() => loads);
  removeMenu = vi.fn();
  readonly options;
  constructor(options: {
    parent?: unknown;
    modal?: boolean;
    webPreferences: { partition: string; devTools: boolean };
  }) {
    super();
    this.options = options;
    windows.push(this);
  }
  isDestroyed = (): boolean => !this.isOpen;
  destroy = vi.fn(() => {
    this.isOpen = false;
    this.emit('closed');
  });
}
vi.mock('electron', () => ({
  app: electron.app,
  net: { request: electron.request },
  nativeTheme: {},
  screen: {},
  BrowserWindow: AWindow,
  session: {
    fromPartition: (name: string) => ({
      protocol: { handle: (_scheme: string, handle: Handle) => electron.handlers.set(name, handle) },
    }),
  },
}));
const stored = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const restricted = vi.hoisted(() => vi.fn());
vi.mock('../../../../../electron/main/security/securityPolicies.ts', () => ({ restrictNavigation: restricted }));
vi.mock('../../../../../electron/main/storage/openKeychainEntry.ts', () => ({
  openKeychainEntry: () => ({ read: () => Promise.resolve(null), write: stored, remove: vi.fn() }),
}));
const { askForProxy } = await import('../../../../../electron/main/rep/network/askForProxy.ts');
const { openProxyLogin } = await import('../../../../../electron/main/rep/network/openRepNetwork.ts');
const { probeStore } = await import('../../../../../electron/main/network/probeStore.ts');

const PROXY = { isProxy: true, host: 'proxy.example', port: 3128 };

beforeEach(() => {
  windows.length = 0;
  electron.handlers.clear();
  electron.app.isPackaged = true;
  loads = Promise.resolve();
  vi.clearAllMocks();
});

describe('the window that asks for a proxy’s password', () => {
  function ask({ parent = null as object | null, isDevelopment = false, isRetry = false } = {}) {
    const parts = { parent: () => parent as never, language: () => 'en' as const, isDevelopment };
    const credentials = askForProxy(parts)(PROXY, isRetry);
    const window = windows.at(-1)!;
    const handle = electron.handlers.get(window.options.webPreferences.partition)!;
    const send = (form: Record<string, string>) =>
      handle(new Request('app://proxy/', { method: 'POST', body: new URLSearchParams(form) }));
    return { credentials, window, handle, send };
  }

  it.each<[string, Record<string, string>, Credentials | null]>([
    ['a name and a password', { user: 'ana', password: 'secret' }, { user: 'ana', password: 'secret' }],
    ['a name without a password', { user: 'ana' }, { user: 'ana', password: '' }],
    ['no name', { user: '', password: 'secret' }, null],
    ['nothing', {}, null],
    ['a cancelled form', { act: 'cancel', user: 'ana', password: 'secret' }, null],
  ])('answers %s, and closes', async (_what, form, answer) => {
    const { credentials, window, send } = ask();
    expect(await (await send(form)).text()).toBe('');
    expect(await credentials).toEqual(answer);
    expect(window.isOpen).toBe(false);
  });

  it('is cancelled when it is closed, or when its page does not load', async () => {
    const closed = ask();
    closed.window.destroy();
    expect(await closed.credentials).toBeNull();
    expect(closed.window.destroy).toHaveBeenCalledOnce();
    loads = Promise.reject(new Error('no page'));
    const failed = ask();
    expect([await failed.credentials, failed.window.isOpen]).toEqual([null, false]);
  });

  it('has one page, the form, which loads nothing else and leads nowhere', async () => {
    const { credentials, window, handle } = ask({ isRetry: true });
    expect(window.loadURL).toHaveBeenCalledWith('app://proxy/');
    const page = await handle(new Request('app://proxy/'));
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await page.text()).toMatch(/proxy\.example:3128[^]*role="alert"|role="alert"[^]*proxy\.example:3128/);
    expect((await handle(new Request('app://store/'))).status).toBe(404);
    const mayGo = restricted.mock.lastCall![1] as (to: { url: string; isMainFrame: boolean }) => boolean;
    expect([
      mayGo({ url: 'app://proxy/', isMainFrame: true }),
      mayGo({ url: 'app://proxy/', isMainFrame: false }),
      mayGo({ url: 'https://proxy.example/', isMainFrame: true }),
    ]).toEqual([true, false, false]);
    window.destroy();
    await credentials;
  });

  it('stands before the store’s window, if there is one, and keeps nothing of another question', async () => {
    const [alone, before] = [ask(), ask({ parent: { id: 1 }, isDevelopment: true })];
    expect([alone.window.options.modal, before.window.options.modal]).toEqual([undefined, true]);
    expect(before.window.options.parent).toEqual({ id: 1 });
    expect([alone, before].map(({ window }) => window.options.webPreferences.devTools)).toEqual([false, true]);
    expect(electron.handlers.size).toBe(2);
    for (const { window, credentials } of [alone, before]) {
      window.destroy();
      await credentials;
    }
  });
});

/** Sends the request by which the store is probed. */
function probe() {
  const request = Object.assign(new EventEmitter(), { abort: vi.fn(), end: vi.fn() });
  electron.request.mockReturnValueOnce(request);
  const onLogin = vi.fn();
  return { request, onLogin, answered: probeStore('https://shop.example')(onLogin) };
}

describe('whether a proxy lets requests pass', () => {
  it.each([
    [200, true],
    [500, true],
    [407, false],
  ])('an answer %i: %s', async (statusCode, passes) => {
    const { request, answered } = probe();
    request.emit('response', { statusCode });
    expect(await answered).toBe(passes);
    expect(request.abort).toHaveBeenCalledOnce();
  });

  it('is asked of the store’s clock, past the client’s own scheme; a redirect of the store passes', async () => {
    const { request, answered } = probe();
    expect(electron.request).toHaveBeenCalledWith({
      url: expect.stringMatching(/^https:\/\/shop\.example\/.+\/timestamp\/$/),
      redirect: 'manual',
      bypassCustomProtocolHandlers: true,
    });
    expect(request.end).toHaveBeenCalledOnce();
    request.emit('redirect');
    expect(await answered).toBe(true);
  });

  it('is unknown without an answer', async () => {
    const { request, answered } = probe();
    request.emit('error', new Error('net::ERR_PROXY_CONNECTION_FAILED'));
    await expect(answered).rejects.toThrow('ERR_PROXY_CONNECTION_FAILED');
  });
});

it.each([true, false])(
  'a proxy’s question opens the form, with developer tools only from source: %s',
  async (isPackaged) => {
    electron.app.isPackaged = isPackaged;
    const request = Object.assign(new EventEmitter(), { abort: vi.fn(), end: vi.fn() });
    electron.request.mockReturnValueOnce(request);
    const signedIn = openProxyLogin('https://shop.example', () => 'es').logIn();
    const give = vi.fn();
    request.emit('login', PROXY, give);
    await eventually(() => expect(windows).toHaveLength(1));
    expect(windows[0]!.options.webPreferences.devTools).toBe(!isPackaged);
    const form = electron.handlers.get(windows[0]!.options.webPreferences.partition)!;
    expect(await (await form(new Request('app://proxy/'))).text()).toContain('lang="es"');
    const answer = new URLSearchParams({ user: 'ana', password: 'open sesame' });
    await form(new Request('app://proxy/', { method: 'POST', body: answer }));
    await eventually(() => expect(give).toHaveBeenCalledWith('ana', 'open sesame'));
    request.emit('response', { statusCode: 200 });
    expect(await signedIn).toBe(true);
    expect(stored).toHaveBeenCalledOnce();
  },
);
