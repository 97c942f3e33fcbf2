import { readFileSync } from 'node:fs';
import type { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PreferenceStore, WindowState } from '../../../../electron/main/storage/preferences.ts';

/** A window as in Electron: maximising shows it without focusing it. */
const windows = vi.hoisted(() => ({ last: null as unknown, theme: { shouldUseDarkColors: false } }));
vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events');
  Object.assign(windows.theme, EventEmitter.prototype);
  const area = { x: 0, y: 0, width: 1920, height: 1040 };
  class AWindow extends EventEmitter {
    webContents = Object.assign(new EventEmitter(), { id: 1 });
    state = { isVisible: false, isFocused: false, isMaximized: false, isFullScreen: false };
    loadURL = (): Promise<void> => Promise.resolve();
    isDestroyed = (): boolean => false;
    isVisible = (): boolean => this.state.isVisible;
    isMaximized = (): boolean => this.state.isMaximized;
    isFullScreen = (): boolean => this.state.isFullScreen;
    bounds: object[] = [];
    colour = '';
    setBackgroundColor = (colour: string): unknown => (this.colour = colour);
    setBounds = (bounds: object): unknown => this.bounds.push(bounds);
    getNormalBounds = () => ({ x: 1, y: 2, width: 1000, height: 700 });
    show = (): unknown => Object.assign(this.state, { isVisible: true, isFocused: true });
    maximize = (): unknown => Object.assign(this.state, { isVisible: true, isMaximized: true });
    setFullScreen = (isFullScreen: boolean): unknown => Object.assign(this.state, { isFullScreen });
    options: object;
    constructor(options: object) {
      super();
      this.options = options;
      windows.last = this;
    }
  }
  const display = { workArea: area };
  return {
    nativeTheme: windows.theme,
    BrowserWindow: AWindow,
    screen: { getPrimaryDisplay: () => display, getAllDisplays: () => [display] },
  };
});
const { openStoreWindow } = await import('../../../../electron/main/windows/windows.ts');

const values: { window?: WindowState } = {};
const preferences: PreferenceStore = {
  get: (key) => (key === 'window' ? values.window : undefined) as never,
  set: (key, value) => void Object.assign(values, { [key]: value }),
};
const open = (window: WindowState) => {
  values.window = window;
  openStoreWindow({
    preferences,
    mode: 'rep',
    isDevelopment: false,
    url: 'app://bundle/',
    preload: '',
    onPageGone: vi.fn(),
  });
  return windows.last as EventEmitter & {
    state: object;
    bounds: object[];
    colour: string;
    options: { backgroundColor: string };
  };
};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a maximised window is maximised again, and focused, once it has content', () => {
  const window = open({ width: 1200, height: 800, maximized: true });
  expect(window.state).toMatchObject({ isVisible: false });
  window.emit('ready-to-show');
  expect(window.state).toMatchObject({ isVisible: true, isFocused: true, isMaximized: true });
});

it('a full-screen window is full screen again, also if its page is slow', () => {
  const window = open({ width: 1200, height: 800, maximized: false, fullScreen: true });
  vi.advanceTimersByTime(3_000);
  expect(window.state).toMatchObject({ isVisible: true, isFocused: true, isFullScreen: true, isMaximized: false });
});

it('the window’s state is stored as it was left; of a window that was never shown, the state before', () => {
  const large = { width: 1200, height: 800, maximized: true };
  open(large).emit('close');
  expect(values.window).toEqual(large);
  const window = open(large);
  window.emit('ready-to-show');
  Object.assign(window.state, { isMaximized: false });
  window.emit('close');
  expect(values.window).toMatchObject({ width: 1000, height: 700, maximized: false });
});

it('the window’s state is stored when Windows shuts down, which closes no window', () => {
  const window = open({ width: 1200, height: 800, maximized: true });
  window.emit('ready-to-show');
  Object.assign(window.state, { isMaximized: false });
  window.emit('session-end');
  expect(values.window).toMatchObject({ width: 1000, height: 700, maximized: false });
});

it('gets its bounds once more, as Windows scales those of a display with another scale', () => {
  expect(open({ x: 100, y: 50, width: 1200, height: 800, maximized: false }).bounds).toEqual([
    { x: 100, y: 50, width: 1200, height: 800 },
  ]);
  // The system chooses the place of a window without one.
  expect(open({ width: 1200, height: 800, maximized: false }).bounds).toEqual([]);
});

it('the window has the background of the system’s theme while its page loads', () => {
  for (const [shouldUseDarkColors, colour] of [
    [false, '#ffffff'],
    [true, '#292929'],
  ] as const) {
    Object.assign(windows.theme, { shouldUseDarkColors });
    expect(open({ width: 1200, height: 800, maximized: false }).options.backgroundColor).toBe(colour);
    expect(readFileSync('renderer/index.html', 'utf8')).toContain(`<meta name="theme-color" content="${colour}"`);
  }
});

it('follows a theme that changes while it is open, and no more once it is closed', () => {
  const theme = windows.theme as typeof windows.theme & EventEmitter;
  theme.shouldUseDarkColors = false;
  const window = open({ width: 1200, height: 800, maximized: false });
  theme.shouldUseDarkColors = true;
  theme.emit('updated');
  expect(window.colour).toBe('#292929');
  window.emit('closed');
  theme.shouldUseDarkColors = false;
  theme.emit('updated');
  expect(window.colour).toBe('#292929');
});
