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
vi.mock('electron', () => ({ BrowserWindow: {}, screen, ipcMain: {} }));
const { KioskWindows } = await import('../../../../electron/main/kiosk/KioskWindows.ts');

/** A window of the store, and what was done to it. */
function aWindow() {
  const done: string[] = [];
  let bounds = left.bounds;
  const webContents = {
    ...{ on: vi.fn(), setBackgroundThrottling: vi.fn() },
    setZoomFactor: (zoom: number) => done.push(`zoom ${zoom.toFixed(2)}`),
  };
  const window = {
    ...{ webContents, on: vi.fn(), once: vi.fn(), setAlwaysOnTop: vi.fn(), setMenuBarVisibility: vi.fn() },
    getBounds: () => bounds,
    setBounds: (to: typeof bounds) => {
      bounds = to;
      done.push('moved');
    },
    setKiosk: (on: boolean) => done.push(on ? 'fills' : 'lets go'),
  };
  return { window: window as unknown as BrowserWindow, done };
}

function opened() {
  const { window, done } = aWindow();
  const guards = { platform: 'linux', mayClose: () => false } as const;
  const windows = new KioskWindows({
    ...{ guards, preloads: '', isDevelopment: false, openStore: () => window, opened: vi.fn() },
  });
  windows.openStore();
  return { windows, done };
}

afterEach(() => void screen.getPrimaryDisplay.mockReturnValue(left));

it('the store goes to the screen that is the first one now, as the one it was on is covered', () => {
  const { windows, done } = opened();
  screen.getPrimaryDisplay.mockReturnValue(right);
  windows.fitStore();
  expect(done).toEqual(['lets go', 'moved', 'fills', 'zoom 1.33']);
});

it('the store stays where it is while that is the first screen', () => {
  const { windows, done } = opened();
  windows.fitStore();
  expect(done).toEqual(['fills', 'zoom 1.33']);
});
