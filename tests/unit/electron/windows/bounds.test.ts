import type { BrowserWindow, Rectangle } from 'electron';
import { describe, expect, it, vi } from 'vitest';

const screens = [{ x: 0, y: 0, width: 1920, height: 1040 }];
vi.mock('electron', () => ({
  screen: { getPrimaryDisplay: () => ({ workArea: screens[0] }), getAllDisplays: () => [{ workArea: screens[0] }] },
}));
const { fitToScreens, returnToScreens } = await import('../../../../electron/main/windows/bounds.ts');

describe('a window returns to its place', () => {
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

describe('a display is unplugged', () => {
  const left = (bounds: Rectangle, state = { isMaximized: false, isFullScreen: false, isDestroyed: false }) => {
    const setBounds = vi.fn();
    const window = {
      getNormalBounds: () => bounds,
      setBounds,
      isMaximized: () => state.isMaximized,
      isFullScreen: () => state.isFullScreen,
      isDestroyed: () => state.isDestroyed,
    };
    returnToScreens(window as unknown as BrowserWindow);
    return setBounds.mock.calls.flat();
  };
  const far = { x: 2400, y: 100, width: 1200, height: 800 };

  it('its window moves to the middle of the primary display and fits it', () => {
    expect(left(far)).toEqual([{ x: 360, y: 120, width: 1200, height: 800 }]);
    expect(left({ ...far, width: 3600, height: 2000 })).toEqual([{ x: 0, y: 0, width: 1920, height: 1040 }]);
    expect(left({ ...far, x: 100, y: -900 })).toHaveLength(1);
  });

  it('a window on another display stays, and one that fills its display is moved by the system', () => {
    expect(left({ ...far, x: 300 })).toEqual([]);
    for (const state of ['isMaximized', 'isFullScreen', 'isDestroyed'])
      expect(left(far, { isMaximized: false, isFullScreen: false, isDestroyed: false, [state]: true })).toEqual([]);
  });
});
