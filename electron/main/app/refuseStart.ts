import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import type { Language } from '../../../shared/text/languages.ts';
import { after, every } from './clock.ts';
import { endWithError } from './exit/endWithError.ts';
import { errorMessage, logWarning } from './logWarning.ts';
import { answerFile, lockHolder } from './instanceLock.ts';
import { PAUSE_MS } from '../kiosk/recovery/relaunchOnStartFailure.ts';
import { repTexts } from '../rep/texts.ts';

const ANSWER_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** Why the profile cannot be used, such as a read-only disk; null if another process has its lock. */
function faultOf(profile: string): string | null {
  const probe = join(profile, `write-test-${process.pid}`);
  try {
    // Not `access`: on Windows it looks at the read-only attribute, not at the rights.
    writeFileSync(probe, 'x');
    rmSync(probe);
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

/**
 * Ends a kiosk whose profile another process uses. Waits first and exits with a failure code, so that a launcher
 * restarts it after a pause and can tell this from a restart.
 */
export function refuseKioskStart(profile: string): void {
  const fault = faultOf(profile);
  const holder = lockHolder(profile) ?? 'another process';
  const reason = fault ?? `${profile} is in use by ${holder}. End that process, or restart this computer`;
  logWarning(`kiosk: not started: ${reason}`);
  after(PAUSE_MS, () => app.exit(1));
}

/** Ends a start of a rep's client that did not get the lock: silently if the first one responds, else with the reason. */
export function refuseRepStart(profile: string, language: Language): void {
  const fault = faultOf(profile);
  const { notAnswering, notAnsweringHint, profileUnusable, profileUnusableHint } = repTexts[language];
  if (fault !== null) {
    logWarning(`The client was not started: ${fault}`);
    return void endWithError(profileUnusable, `${profileUnusableHint}\n${profile}`);
  }
  const answer = answerFile(profile, process.pid);
  let waitedMs = 0;
  const stop = every(LOOK_EVERY_MS, () => {
    waitedMs += LOOK_EVERY_MS;
    const isAnswered = existsSync(answer);
    if (!isAnswered && waitedMs < ANSWER_WITHIN_MS) return;
    stop();
    rmSync(answer, { force: true });
    if (isAnswered) return app.quit();
    logWarning('The client was not started: another one is running and does not answer');
    void endWithError(notAnswering, notAnsweringHint);
  });
}
