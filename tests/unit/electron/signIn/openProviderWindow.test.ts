import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';

const clearData = vi.fn(() => Promise.resolve());
const opened = vi.hoisted(() => [] as { webPreferences: { partition: string } }[]);
const focusStore = vi.hoisted(() => vi.fn());
const restrict = vi.hoisted(() => vi.fn());
let window: AWindow;
class AWindow extends EventEmitter {
  webContents = Object.assign(new EventEmitter(), { session: { clearData } });
  isGone = false;
  setTitle = vi.fn();
  removeMenu = vi.fn();
  show = vi.fn();
  focus = vi.fn();
  loadURL = vi.fn(() => Promise.reject(new Error('refused')));
  constructor(options: (typeof opened)[number]) {
    super();
    opened.push(options);
    // eslint-disable-next-line typescript/no-this-alias -- the test acts on the window that the code opens
    window = this;
  }
  isDestroyed = (): boolean => this.isGone;
  destroy(): void {
    this.isGone = true;
    this.emit('closed');
  }
}
vi.mock('electron', () => ({ BrowserWindow: AWindow }));
vi.mock('../../../../electron/main/security/securityPolicies.ts', () => ({ restrictNavigation: restrict }));
vi.mock('../../../../electron/main/windows/windows.ts', () => ({
  focusWindow: focusStore,
  isolatedPreferences: () => ({ sandbox: true }),
}));
const { openProviderWindow } = await import('../../../../electron/main/signIn/openProviderWindow.ts');

const parts = { url: 'https://accounts.example/o', mayGo: () => true, closed: vi.fn(), failed: vi.fn() };
const open = () => openProviderWindow(false)(parts);

beforeEach(() => {
  opened.length = 0;
  vi.clearAllMocks();
});

it('a provider’s window keeps nothing, and each has a memory of its own', () => {
  open();
  open();
  const [first, second] = opened.map(({ webPreferences }) => webPreferences.partition);
  expect(first).not.toMatch(/^persist:/);
  expect(second).not.toBe(first);
  window.destroy();
  expect(clearData).toHaveBeenCalledOnce();
});

it('its title is the host that it shows, whatever the page says', () => {
  open();
  expect(window.removeMenu).toHaveBeenCalledOnce();
  expect(window.loadURL).toHaveBeenCalledWith(parts.url);
  window.webContents.emit('did-navigate', {}, 'https://evil.example/google.com');
  expect(window.setTitle).toHaveBeenCalledWith('evil.example');
  const event = { preventDefault: vi.fn() };
  window.emit('page-title-updated', event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
});

it('restricts the addresses to which its pages may navigate', () => {
  open();
  expect(restrict).toHaveBeenCalledWith(window.webContents, parts.mayGo);
});

it('it says when a page cannot be loaded, and when it is closed', () => {
  open();
  window.webContents.emit('did-fail-load', {}, -105, 'ERR_NAME_NOT_RESOLVED', '', true);
  expect(parts.failed).toHaveBeenCalledWith('ERR_NAME_NOT_RESOLVED');
  expect(parts.closed).not.toHaveBeenCalled();
  window.destroy();
  expect(parts.closed).toHaveBeenCalledOnce();
});

it('closing it brings the store to the front, also when its user has closed it', () => {
  const provider = open();
  provider.focus();
  expect([window.show.mock.calls.length, window.focus.mock.calls.length]).toEqual([1, 1]);
  provider.close();
  expect(window.isGone).toBe(true);
  expect(focusStore).toHaveBeenCalledOnce();
  provider.focus();
  expect(window.focus).toHaveBeenCalledOnce();
  provider.close();
  expect(focusStore).toHaveBeenCalledTimes(2);
  expect(parts.closed).toHaveBeenCalledOnce();
});
