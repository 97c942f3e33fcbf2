import { BrowserWindow, dialog } from 'electron';
import type { Language } from '../../../shared/languages.ts';
import { repTexts } from './texts.ts';

/** Says that this computer has no program for a link: nothing else would follow the click. */
export function sayUnopened(language: Language): void {
  const window = BrowserWindow.getFocusedWindow();
  const { linkFailed, linkFailedHint } = repTexts[language];
  const said = { type: 'error', message: linkFailed, detail: linkFailedHint } as const;
  void (window ? dialog.showMessageBox(window, said) : dialog.showMessageBox(said));
}
