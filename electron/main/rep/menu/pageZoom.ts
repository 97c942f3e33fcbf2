import type { BrowserWindow } from 'electron';
import type { PreferenceStore } from '../../storage/preferences.ts';
import { nextZoom } from './zoomSteps.ts';

interface ZoomParts {
  window: BrowserWindow;
  preferences: PreferenceStore;
}

/** Applies the saved zoom to every page of a window, and saves changes by Ctrl and the mouse wheel. */
export function applySavedZoom(parts: ZoomParts): void {
  const { webContents } = parts.window;
  webContents.on('did-finish-load', () => webContents.setZoomFactor(parts.preferences.get('zoom') ?? 1));
  webContents.on('zoom-changed', (_event, direction) => zoomBy(parts, direction === 'in' ? 1 : -1));
}

/** Zooms one step in (1) or out (-1); 0 resets. */
export function zoomBy({ window, preferences }: ZoomParts, step: -1 | 0 | 1): void {
  const zoom = nextZoom(preferences.get('zoom') ?? 1, step);
  preferences.set('zoom', zoom);
  window.webContents.setZoomFactor(zoom);
}
