import { BrowserWindow, dialog } from 'electron';
import type { Language } from '../../../shared/languages.ts';
import type { WhyUnopened } from '../links.ts';
import { repTexts } from './texts.ts';

/** Says that a link does not open: nothing else would follow the click. */
export function sayUnopened(language: Language, why: WhyUnopened): void {
  const window = BrowserWindow.getFocusedWindow();
  const texts = repTexts[language];
  const [message, detail] =
    why === 'failed' ? [texts.linkFailed, texts.linkFailedHint] : [texts.linkRefused, texts.linkRefusedHint];
  const said = { type: 'error', message, detail } as const;
  void (window ? dialog.showMessageBox(window, said) : dialog.showMessageBox(said));
}
