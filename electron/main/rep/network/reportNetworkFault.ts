import { type BrowserWindow, clipboard, dialog } from 'electron';
import type { Language } from '../../../../shared/text/languages.ts';
import type { NetworkFault } from '../../network/netErrors.ts';
import { faultTexts } from './faultTexts.ts';
import { repTexts } from '../texts.ts';

export interface ReportParts {
  window(): BrowserWindow | null;
  language(): Language;
}

/** Tells the user why the store cannot be reached and what to do; the page only says that there is no connection. */
export function reportNetworkFault({ window, language }: ReportParts): (fault: NetworkFault, netError: string) => void {
  let isShowing = false;
  const show = async (fault: NetworkFault, netError: string): Promise<void> => {
    isShowing = true;
    const texts = repTexts[language()];
    const { message, detail } = faultTexts[language()][fault];
    const date = new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date());
    const options = {
      type: 'warning' as const,
      message,
      detail: `${detail.replace('{{date}}', date)}\n\n${netError}`,
      buttons: [texts.ok, texts.copyDetails],
      defaultId: 0,
      cancelId: 0,
    };
    const owner = window();
    try {
      const { response } = await (owner ? dialog.showMessageBox(owner, options) : dialog.showMessageBox(options));
      if (response === 1) await clipboard.writeText(`${options.message}\n${options.detail}`);
    } finally {
      isShowing = false;
    }
  };
  return (fault, netError) => {
    if (!isShowing) void show(fault, netError);
  };
}
