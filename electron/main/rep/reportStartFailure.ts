import { app, dialog } from 'electron';
import type { Language } from '../../../shared/text/languages.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import { repTexts } from './texts.ts';

/** Ends a client that could not be started, and says why: without a window it would hold off every other start. */
export function reportStartFailure(error: unknown, language: Language): void {
  logWarning(`The client could not be started: ${errorMessage(error)}`);
  const { startFailed, startFailedHint } = repTexts[language];
  dialog.showErrorBox(startFailed, `${startFailedHint}\n${errorMessage(error)}`);
  app.exit(1);
}
