import { BrowserWindow, dialog } from 'electron';
import type { Language } from '../../../../shared/text/languages.ts';
import type { OpenFailure } from '../../security/externalLinks.ts';
import { repTexts } from '../texts.ts';

let isSaying = false;

/** Says that a link does not open: nothing else would follow the click. One dialog answers for all that come meanwhile. */
export async function reportOpenFailure(language: Language, why: OpenFailure): Promise<void> {
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
