import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';

const displayAt = (id: number, width = 1_920) => ({ id, bounds: { x: id * 1_920, y: 0, width, height: 1_080 } });
let displays = [displayAt(1), displayAt(2)];
const screen = Object.assign(new EventEmitter(), {
  getAllDisplays: () => displays,
  getPrimaryDisplay: () => displays[0]!,
});
const covers = vi.hoisted(() => [] as { bounds: object; isOpen: boolean }[]);
vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events');
  class ACover extends EventEmitter {
    webContents = Object.assign(new EventEmitter(), { setBackgroundThrottling: vi.fn() });
    isOpen = true;
    setAlwaysOnTop = vi.fn();
    setMenuBarVisibility = vi.fn();
    bounds: object;
    constructor({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
      super();
      this.bounds = { x, y, width, height };
      covers.push(this);
    }
    destroy = (): void => void (this.isOpen = false);
    setBounds = (bounds: object): void => void (this.bounds = bounds);
  }
  return { BrowserWindow: ACover, screen, ipcMain: {} };
});
const { DisplayCovers } = await import('../../../../../electron/main/kiosk/windows/DisplayCovers.ts');

it('covers every display but the store’s, also one that is plugged in, moved or unplugged later', () => {
  const watched = new DisplayCovers({ platform: 'linux', mayClose: () => false });
  const moved = vi.fn();
  watched.watch(moved);
  const open = () => covers.filter(({ isOpen }) => isOpen).map(({ bounds }) => bounds);
  expect([open(), watched.covered, moved.mock.calls.length]).toEqual([[displayAt(2).bounds], 2, 0]);

  displays = [...displays, displayAt(3)];
  screen.emit('display-added');
  expect([open(), watched.covered]).toEqual([[displayAt(2).bounds, displayAt(3).bounds], 3]);

  displays = [displayAt(1), displayAt(2, 1_280), displayAt(3)];
  screen.emit('display-metrics-changed');
  expect(open()).toEqual([displayAt(2, 1_280).bounds, displayAt(3).bounds]);

  displays = [displayAt(1)];
  screen.emit('display-removed');
  expect([open(), watched.covered, moved.mock.calls.length]).toEqual([[], 1, 3]);
});
