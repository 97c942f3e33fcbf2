import { type BrowserWindow, dialog } from 'electron';
import type { Language } from '../../../shared/text/languages.ts';
import { logWarning } from '../app/logWarning.ts';
import { repTexts } from './texts.ts';

const RELOAD = 0;

interface OfferParts {
  window: Pick<BrowserWindow, 'on' | 'isDestroyed' | 'webContents'>;
  language(): Language;
  /** Reloads the page once its process has ended. */
  restart(): void;
}

/** Offers to load a page again that does not respond; the question closes by itself when the page responds again. */
export function offerReload({ window, language, restart }: OfferParts): void {
  let asking: AbortController | null = null;
  const ask = async (signal: AbortSignal): Promise<void> => {
    const { pageHung, pageHungHint, loadAgain, wait } = repTexts[language()];
    const { response } = await dialog.showMessageBox(window as BrowserWindow, {
      type: 'warning',
      message: pageHung,
      detail: pageHungHint,
      signal,
      buttons: [loadAgain, wait],
      defaultId: 1,
      cancelId: 1,
      noLink: true,
    });
    if (response === RELOAD && !signal.aborted && !window.isDestroyed()) restart();
  };
  window.on('unresponsive', () => {
    if (asking) return;
    logWarning('The page does not respond');
    const question = new AbortController();
    asking = question;
    void ask(question.signal).finally(() => {
      if (asking === question) asking = null;
    });
  });
  window.on('responsive', () => asking?.abort());
}
