import { expect, it, vi } from 'vitest';

vi.mock('electron', () => ({ BrowserWindow: {}, screen: {} }));
const { securePreferences } = await import('../../../../electron/main/windows/windows.ts');

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
