import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';

const views: AView[] = [];
let loads: Promise<void>;
class AView {
  readonly webContents = {
    loadURL: vi.fn(() => loads),
    executeJavaScript: vi.fn(() => Promise.resolve()),
    focus: vi.fn(),
    close: vi.fn(),
  };
  setBackgroundColor = vi.fn();
  setBounds = vi.fn();
  readonly options;
  constructor(options: { webPreferences: { partition: string; sandbox: boolean; devTools: boolean } }) {
    this.options = options;
    views.push(this);
  }
}
const handle = vi.hoisted(() => vi.fn());
const restrict = vi.hoisted(() => vi.fn());
vi.mock('electron', () => ({
  BrowserWindow: {},
  nativeTheme: {},
  screen: {},
  session: { fromPartition: (name: string) => ({ protocol: { handle: handle.bind(null, name) } }) },
  WebContentsView: AView,
}));
vi.mock('../../../../../electron/main/security/securityPolicies.ts', () => ({ restrictNavigation: restrict }));
const { openFindView } = await import('../../../../../electron/main/rep/find/openFindView.ts');

class AWindow extends EventEmitter {
  width = 1_000;
  isGone = false;
  contentView = { addChildView: vi.fn(), removeChildView: vi.fn() };
  getContentBounds = () => ({ width: this.width });
  isDestroyed = () => this.isGone;
}
let window: AWindow;
const asked = vi.fn();
const open = () => openFindView({ window: window as never, language: () => 'es', isDevelopment: false })(asked);

beforeEach(() => {
  vi.clearAllMocks();
  views.length = 0;
  window = new AWindow();
  loads = Promise.resolve();
});

it('stands above the page in the window’s corner, also when the window changes its size', () => {
  open();
  const [view] = views;
  expect(window.contentView.addChildView).toHaveBeenCalledExactlyOnceWith(view);
  window.width = 300;
  window.emit('resize');
  expect(view!.setBounds.mock.calls).toEqual([
    [{ x: 544, y: 0, width: 440, height: 46 }],
    [{ x: 0, y: 0, width: 300, height: 46 }],
  ]);
});

it('has a sandboxed page of its own, which leads nowhere, in a session of its own', async () => {
  open();
  open();
  const [first, second] = views;
  expect(first!.options.webPreferences).toMatchObject({ sandbox: true, devTools: false });
  expect(first!.options.webPreferences.partition).not.toBe(second!.options.webPreferences.partition);
  const [partition, scheme, answer] = handle.mock.calls[0]! as [string, string, (asked: Request) => Promise<Response>];
  expect([partition, scheme]).toEqual([first!.options.webPreferences.partition, 'app']);
  const [address] = first!.webContents.loadURL.mock.calls[0] as unknown as [string];
  expect(await (await answer(new Request(address))).text()).toContain('lang="es"');
  await answer(new Request(address, { method: 'POST', body: '"close"' }));
  expect(asked).toHaveBeenCalledExactlyOnceWith('close');
  const mayGo = restrict.mock.calls[0]![1] as () => boolean;
  expect(mayGo()).toBe(false);
});

it('is given the cursor, and the number of matches, once its page is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  loads = promise;
  const bar = open();
  const { webContents } = views[0]!;
  bar.focus();
  bar.showResult({ active: 2, count: 3 });
  bar.showResult(null);
  expect([webContents.focus.mock.calls.length, webContents.executeJavaScript.mock.calls]).toEqual([1, []]);
  resolve();
  await vi.dynamicImportSettled();
  expect(webContents.executeJavaScript.mock.calls.flat()).toEqual([
    'begin()',
    'showResult({"active":2,"count":3})',
    'showResult(null)',
  ]);
});

it('is removed when it is closed; with its window it has gone already', () => {
  const bar = open();
  bar.close();
  expect(window.contentView.removeChildView).toHaveBeenCalledExactlyOnceWith(views[0]);
  expect(views[0]!.webContents.close).toHaveBeenCalledOnce();
  expect(window.listenerCount('resize')).toBe(0);
  const other = open();
  window.isGone = true;
  other.close();
  expect(window.contentView.removeChildView).toHaveBeenCalledOnce();
});
