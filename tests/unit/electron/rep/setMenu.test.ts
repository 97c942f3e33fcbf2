import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';

/** Electron's menu: setting it gives it to every window, save on macOS. */
const electron = vi.hoisted(() => ({
  windows: [] as { menu: unknown; removeMenu(): void }[],
  isMac: false,
  menu: null as unknown,
}));
vi.mock('electron', () => ({
  BrowserWindow: { getAllWindows: () => electron.windows },
  Menu: {
    buildFromTemplate: (template: unknown) => template,
    setApplicationMenu: (menu: unknown) => {
      electron.menu = menu;
      if (!electron.isMac) for (const each of electron.windows) each.menu = menu;
    },
  },
}));
const { setMenu } = await import('../../../../electron/main/rep/menu/setMenu.ts');

beforeEach(() => {
  electron.windows = [1, 2].map(() => ({
    menu: null,
    removeMenu() {
      this.menu = null;
    },
  }));
});
const template = [{ label: 'File' }];

it.each(['win32', 'linux'] as const)('on %s the store’s window alone has the menu', (platform) => {
  electron.isMac = false;
  setMenu(template, electron.windows[0] as unknown as BrowserWindow, platform);
  expect(electron.windows.map(({ menu }) => menu)).toEqual([template, null]);
});

it('on macOS the menu is that of the application', () => {
  electron.isMac = true;
  setMenu(template, electron.windows[0] as unknown as BrowserWindow, 'darwin');
  expect(electron.menu).toBe(template);
});
