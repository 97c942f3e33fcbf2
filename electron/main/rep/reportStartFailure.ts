import type { Language } from '../../../shared/text/languages.ts';
import { endWithError } from '../app/exit/endWithError.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import { repTexts } from './texts.ts';

/** Shows why the client could not start and ends it: without a window it would block every other start. */
export function reportStartFailure(error: unknown, language: Language): void {
  logWarning(`The client could not be started: ${errorMessage(error)}`);
  const { startFailed, startFailedHint } = repTexts[language];
  void endWithError(startFailed, `${startFailedHint}\n${errorMessage(error)}`);
}
