import { type BrowserWindow, type Rectangle, screen } from 'electron';
import type { WindowState } from '../storage/preferences.ts';

/** The work areas of the displays, the primary one first, where the system opens a window without a position. */
export const workAreas = (): Rectangle[] =>
  [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea);

/** Saved bounds, no larger than their display, and without a position that is no longer visible. */
export function fitToScreens(state: WindowState, screens: readonly Rectangle[]): WindowState {
  const { x, y, ...rest } = state;
  const currentArea =
    x === undefined || y === undefined ? undefined : screens.find((area) => isGripIn(area, { ...rest, x, y }));
  const room = currentArea ?? screens[0] ?? rest;
  const [width, height] = [Math.min(rest.width, room.width), Math.min(rest.height, room.height)];
  return { ...(currentArea ? state : rest), width, height };
}

/** Whether the middle of its title bar is visible there. */
function isGripIn(area: Rectangle, { x, y, width }: Pick<Rectangle, 'x' | 'y' | 'width'>): boolean {
  const [gripX, gripY] = [x + width / 2 - area.x, y + 20 - area.y];
  return gripX >= 0 && gripX < area.width && gripY >= 0 && gripY < area.height;
}

/**
 * Sets a new window's bounds once more. Windows scales the size of a window that is created on a display with another
 * scale than the primary one's.
 */
export function setBoundsAgain(
  window: Pick<BrowserWindow, 'setBounds'>,
  { x, y, width, height }: Partial<Rectangle>,
): void {
  if (x !== undefined && y !== undefined && width !== undefined && height !== undefined)
    window.setBounds({ x, y, width, height });
}

/** Moves a window to a display if its title bar is on none, as after a display was unplugged. */
export function returnToScreens(window: BrowserWindow): void {
  if (window.isDestroyed() || window.isFullScreen() || window.isMaximized()) return;
  const { x, y, width, height } = window.getNormalBounds();
  const [primary, ...others] = workAreas();
  const fittedBounds = fitToScreens({ x, y, width, height, maximized: false }, [primary!, ...others]);
  if (fittedBounds.x !== undefined) return;
  const size = { width: fittedBounds.width, height: fittedBounds.height };
  window.setBounds({ ...size, ...centred(size, primary!) });
}

const centred = ({ width, height }: Pick<Rectangle, 'width' | 'height'>, area: Rectangle) => ({
  x: Math.round(area.x + (area.width - width) / 2),
  y: Math.round(area.y + (area.height - height) / 2),
});
