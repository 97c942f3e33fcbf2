import { existsSync, rmSync } from 'node:fs';
import { app, dialog } from 'electron';
import type { Language } from '../../../shared/text/languages.ts';
import { after, every } from './clock.ts';
import { logWarning } from './logWarning.ts';
import { lockHolder } from './instanceLock.ts';
import { PAUSE_MS } from '../kiosk/recovery/relaunchOnStartFailure.ts';
import { repTexts } from '../rep/texts.ts';

const ANSWER_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 100;

/**
 * Ends a kiosk whose profile another process uses. Waits first and exits with a failure code, so that a launcher
 * restarts it after a pause and can tell this from a restart.
 */
export function refuseKioskStart(profile: string): void {
  const holder = lockHolder(profile) ?? 'another process';
  logWarning(`kiosk: not started: ${profile} is in use by ${holder}. End that process, or restart this computer`);
  after(PAUSE_MS, () => app.exit(1));
}

/** Ends a second start of a rep's client: silently if the first one responds, else with the reason. */
export function refuseRepStart(answer: string, language: Language): void {
  let waitedMs = 0;
  const stop = every(LOOK_EVERY_MS, () => {
    waitedMs += LOOK_EVERY_MS;
    const isAnswered = existsSync(answer);
    if (!isAnswered && waitedMs < ANSWER_WITHIN_MS) return;
    stop();
    rmSync(answer, { force: true });
    if (isAnswered) return app.quit();
    logWarning('The client was not started: the one that runs does not answer');
    const { notAnswering, notAnsweringHint } = repTexts[language];
    dialog.showErrorBox(notAnswering, notAnsweringHint);
    app.exit(1);
  });
}
