import type { BrowserWindow } from 'electron';
import type { Language } from '../../../../shared/text/languages.ts';
import type { MenuActions } from '../menu/menu.ts';
import type { FindBar } from './FindBar.ts';

/** The menu's actions of finding text in a window's page; the bar is loaded when it is needed. */
export function lazyFindBar(
  window: BrowserWindow,
  language: () => Language,
  isDevelopment: boolean,
): Pick<MenuActions, 'find' | 'findStep'> {
  let bar: Promise<FindBar> | null = null;
  const load = async (): Promise<FindBar> => {
    const [{ FindBar }, { openFindView }] = await Promise.all([import('./FindBar.ts'), import('./openFindView.ts')]);
    return new FindBar(window.webContents, openFindView({ window, language, isDevelopment }));
  };
  const withBar = async (act: (bar: FindBar) => void): Promise<void> => act(await (bar ??= load()));
  return {
    find: () => void withBar((each) => each.open()),
    findStep: (step) => void withBar((each) => each.step(step)),
  };
}
