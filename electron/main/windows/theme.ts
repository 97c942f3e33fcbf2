import { type BrowserWindow, nativeTheme } from 'electron';
import type { Theme } from '../storage/preferences.ts';

/** The pages' own, as in the theme-color of renderer/index.html. */
const BACKGROUND = { light: '#ffffff', dark: '#292929' };

/** Shows pages, title bars, menus and dialogs in a theme; pages see it as their `prefers-color-scheme`. */
export const applyTheme = (theme: Theme): void => void (nativeTheme.themeSource = theme);

/** The colour of a window before its page is painted, and where it is larger than its page. */
export const windowBackground = (): string => (nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light);

/** Keeps a window's colour that of its page, as the theme changes. */
export function followTheme(window: Pick<BrowserWindow, 'setBackgroundColor' | 'once'>): void {
  const follow = (): void => window.setBackgroundColor(windowBackground());
  nativeTheme.on('updated', follow);
  window.once('closed', () => nativeTheme.off('updated', follow));
}
