import { BrowserWindow, dialog } from 'electron';
import type { Language } from '../../../../shared/text/languages.ts';
import type { OpenFailure } from '../../security/externalLinks.ts';
import { repTexts } from '../texts.ts';

let isShowing = false;

/** Tells the user that a link does not open. Further failures while the dialog is open are not shown. */
export async function reportOpenFailure(language: Language, failure: OpenFailure): Promise<void> {
  if (isShowing) return;
  isShowing = true;
  const window = BrowserWindow.getFocusedWindow();
  const texts = repTexts[language];
  const [message, detail] =
    failure === 'failed' ? [texts.linkFailed, texts.linkFailedHint] : [texts.linkRefused, texts.linkRefusedHint];
  const options = { type: 'error', message, detail } as const;
  try {
    await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  } finally {
    isShowing = false;
  }
}
