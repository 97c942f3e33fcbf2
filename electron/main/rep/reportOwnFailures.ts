import { app, dialog } from 'electron';
import type { Language } from '../../../shared/text/languages.ts';
import { endWithError } from '../app/exit/endWithError.ts';
import { errorMessage, logWarning } from '../app/logWarning.ts';
import { repTexts } from './texts.ts';

interface FailureParts {
  language(): Language;
  relaunch(): void;
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : errorMessage(error);

/**
 * Reports uncaught errors of main: logs each, and shows the first one to the user, who may restart. Electron's own
 * dialog would show a stack in English for every one.
 */
export function reportOwnFailures({ language, relaunch }: FailureParts): void {
  let isReported = false;
  const report = async (error: unknown): Promise<void> => {
    const { ownFailure, ownFailureHint, restartNow, later, startFailed, startFailedHint } = repTexts[language()];
    if (!app.isReady()) return endWithError(startFailed, `${startFailedHint}\n${errorMessage(error)}`);
    const { response } = await dialog.showMessageBox({
      type: 'error',
      message: ownFailure,
      detail: ownFailureHint,
      buttons: [restartNow, later],
      defaultId: 0,
      cancelId: 1,
    });
    if (response === 0) relaunch();
  };
  process.on('uncaughtException', (error) => {
    logWarning(`Uncaught: ${stackOf(error)}`);
    if (isReported) return;
    isReported = true;
    void report(error);
  });
  // The part that waited for it has failed and says so itself.
  process.on('unhandledRejection', (error) => logWarning(`Unhandled: ${stackOf(error)}`));
}
