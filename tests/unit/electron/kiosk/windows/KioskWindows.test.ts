import type { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { afterEach, expect, it, vi } from 'vitest';

const [left, right] = [
  { id: 1, bounds: { x: 0, y: 0, width: 1920, height: 1080 } },
  { id: 2, bounds: { x: 1920, y: 0, width: 1080, height: 1920 } },
];
const screen = {
  getPrimaryDisplay: vi.fn(() => left),
  getDisplayMatching: vi.fn(({ x }: { x: number }) => (x < 1920 ? left : right)),
};
/** Windows that are shown from the start, for which Electron never emits `ready-to-show`. */
const blanks = vi.hoisted(() => [] as { destroy(): void; webContents: EventEmitter }[]);
vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events');
  class AShownWindow extends EventEmitter {
    webContents = Object.assign(new EventEmitter(), {
      setBackgroundThrottling: vi.fn(),
      setVisualZoomLevelLimits: () => Promise.resolve(),
    });
    destroy = vi.fn();
    loadURL = (): Promise<void> => Promise.resolve();
    moveTop = vi.fn();
    setAlwaysOnTop = vi.fn();
    setMenuBarVisibility = vi.fn();
    constructor() {
      super();
      blanks.push(this);
    }
  }
  return { BrowserWindow: AShownWindow, screen, ipcMain: {} };
});
const { KioskWindows } = await import('../../../../../electron/main/kiosk/windows/KioskWindows.ts');

/** A fake store window that records its calls. */
function aWindow() {
  const done: string[] = [];
  let bounds = left.bounds;
  const webContents = {
    on: vi.fn(),
    setBackgroundThrottling: vi.fn(),
    setZoomFactor: (zoom: number) => done.push(`zoom ${zoom.toFixed(2)}`),
  };
  const window = {
    webContents,
    on: vi.fn(),
    once: vi.fn(),
    setAlwaysOnTop: vi.fn(),
    setMenuBarVisibility: vi.fn(),
    getBounds: () => bounds,
    setBounds: (to: typeof bounds) => {
      bounds = to;
      done.push('moved');
    },
    setKiosk: (on: boolean) => done.push(on ? 'fills' : 'lets go'),
  };
  const say = (what: string): void => {
    for (const [name, hear] of window.once.mock.calls as [string, () => void][]) if (name === what) hear();
  };
  return { window: window as unknown as BrowserWindow, done, say };
}

function opened() {
  const { window, done, say } = aWindow();
  const guards = { platform: 'linux', mayClose: () => false } as const;
  const windows = new KioskWindows({
    guards,
    preloads: '',
    isDevelopment: false,
    openStore: () => window,
    opened: vi.fn(),
  });
  windows.openStore();
  return { windows, done, say };
}

afterEach(() => void screen.getPrimaryDisplay.mockReturnValue(left));

it('the store moves to the new primary display, as the one it was on is covered', () => {
  const { windows, done } = opened();
  screen.getPrimaryDisplay.mockReturnValue(right);
  windows.fitStore();
  expect(done).toEqual(['lets go', 'moved', 'fills', 'zoom 1.33']);
});

it('the store stays on the primary display', () => {
  const { windows, done } = opened();
  windows.fitStore();
  expect(done).toEqual(['fills', 'zoom 1.33']);
});

it('the blank page is shown as soon as it has loaded', async () => {
  vi.useFakeTimers();
  const { windows } = opened();
  const down = vi.fn();
  void windows.showBlank().then(down);
  await vi.advanceTimersByTimeAsync(100);
  expect(down).not.toHaveBeenCalled();
  blanks.at(-1)!.webContents.emit('did-finish-load');
  await vi.advanceTimersByTimeAsync(100);
  expect(down).toHaveBeenCalled();
  vi.useRealTimers();
});

it('the blank page is removed when the next visitor’s page is shown, also at its deadline', async () => {
  const { windows, say } = opened();
  void windows.showBlank();
  const blank = blanks.at(-1)!;
  expect(blank.destroy).not.toHaveBeenCalled();
  say('show');
  expect(blank.destroy).toHaveBeenCalledOnce();
  // The visitor after that has a blank page of their own.
  const count = blanks.length;
  void windows.showBlank();
  expect(blanks).toHaveLength(count + 1);
});
