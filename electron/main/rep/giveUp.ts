import { app, dialog } from 'electron';
import type { Language } from '../../../shared/text/languages.ts';
import { complain, reasonOf } from '../complain.ts';
import { repTexts } from './texts.ts';

/** Ends a client that could not be started, and says why: without a window it would hold off every other start. */
export function giveUp(error: unknown, language: Language): void {
  complain(`The client could not be started: ${reasonOf(error)}`);
  const { startFailed, startFailedHint } = repTexts[language];
  dialog.showErrorBox(startFailed, `${startFailedHint}\n${reasonOf(error)}`);
  app.exit(1);
}
