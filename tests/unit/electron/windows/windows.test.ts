import { describe, expect, it, vi } from 'vitest';

vi.mock('electron', () => ({ BrowserWindow: {}, screen: {} }));
const { securePreferences, fitToScreens } = await import('../../../../electron/main/windows/windows.ts');

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

describe('a window returns to its place', () => {
  const screens = [{ x: 0, y: 0, width: 1920, height: 1040 }];
  const state = { width: 1200, height: 800, maximized: false };

  it('when a screen still shows its title bar', () => {
    expect(fitToScreens({ ...state, x: 300, y: 100 }, screens)).toEqual({ ...state, x: 300, y: 100 });
  });
  it('in the middle when the second screen was taken away', () => {
    expect(fitToScreens({ ...state, x: 2400, y: 100 }, screens)).toEqual(state);
    expect(fitToScreens({ ...state, x: 300, y: -900 }, screens)).toEqual(state);
  });
  it('no larger than its display, as after a larger one was removed', () => {
    const [laptop, wall] = [
      { x: 0, y: 0, width: 1366, height: 728 },
      { x: 1366, y: 0, width: 3840, height: 2120 },
    ];
    const large = { ...state, width: 3600, height: 2000 };
    expect(fitToScreens({ ...large, x: 1400, y: 20 }, [laptop, wall])).toEqual({ ...large, x: 1400, y: 20 });
    expect(fitToScreens({ ...large, x: 1400, y: 20 }, [laptop])).toEqual({ ...state, width: 1366, height: 728 });
    expect(fitToScreens({ width: 1440, height: 900, maximized: false }, [laptop])).toMatchObject({ height: 728 });
  });
});
