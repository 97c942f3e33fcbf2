import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';

vi.mock('electron', () => ({ BrowserWindow: {}, screen: {} }));
const { assignRole, kioskFrame, roleOf, securePreferences } =
  await import('../../../../electron/main/windows/windows.ts');

it('a window has no privilege but the bridge', () => {
  expect(securePreferences('/app/preload.cjs', false)).toEqual({
    preload: '/app/preload.cjs',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    devTools: false,
  });
});

it('a kiosk’s window is in kiosk mode, and full screen where that is not a space of its own', () => {
  for (const platform of ['win32', 'linux'] as const)
    expect(kioskFrame(platform)).toEqual({ kiosk: true, fullscreen: true, frame: false });
  expect(kioskFrame('darwin')).toEqual({ kiosk: true, frame: false });
});

it('a window has its role until it is closed; other pages have none', () => {
  const window = Object.assign(new EventEmitter(), { webContents: { id: 7 } });
  assignRole(window as never, 'store');
  expect([roleOf(7), roleOf(8)]).toEqual(['store', null]);
  window.emit('closed');
  expect(roleOf(7)).toBeNull();
});
