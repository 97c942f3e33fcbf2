import { BrowserWindow, dialog } from 'electron';
import type { Language } from '../../../shared/text/languages.ts';
import type { WhyUnopened } from '../links.ts';
import { repTexts } from './texts.ts';

let isSaying = false;

/** Says that a link does not open: nothing else would follow the click. One dialog answers for all that come meanwhile. */
export async function sayUnopened(language: Language, why: WhyUnopened): Promise<void> {
  if (isSaying) return;
  isSaying = true;
  const window = BrowserWindow.getFocusedWindow();
  const texts = repTexts[language];
  const [message, detail] =
    why === 'failed' ? [texts.linkFailed, texts.linkFailedHint] : [texts.linkRefused, texts.linkRefusedHint];
  const said = { type: 'error', message, detail } as const;
  try {
    await (window ? dialog.showMessageBox(window, said) : dialog.showMessageBox(said));
  } finally {
    isSaying = false;
  }
}
