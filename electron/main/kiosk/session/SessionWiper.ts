import { clipboard, session } from 'electron';
import { withTimeout } from '../../../../shared/client/timeouts.ts';
import { clock } from '../../app/clock.ts';
import type { AuditLog } from '../staff/AuditLog.ts';
import type { KioskSetup } from '../KioskSetup.ts';
import type { KioskWindows } from '../windows/KioskWindows.ts';
import type { CrashRecovery } from '../recovery/CrashRecovery.ts';
import { wipe, type WipeParts } from './wipe.ts';

interface WiperParts {
  setup: Pick<KioskSetup, 'call' | 'session' | 'stopSignIn' | 'forgetLanguage'>;
  windows: KioskWindows;
  recovery: CrashRecovery;
  audit: AuditLog['write'];
}

/** The time-out of the sign-out request; the tokens are deleted before it is sent. */
const SIGN_OUT_LIMIT_MS = 5_000;

/** Removes a visitor's data from this client, and counts the sessions wiped cleanly. */
export class SessionWiper {
  readonly #parts: WiperParts;
  #count = 0;

  constructor(parts: WiperParts) {
    this.#parts = parts;
  }

  get count(): number {
    return this.#count;
  }

  async wipe(isFirst: boolean): Promise<boolean> {
    const { recovery, audit } = this.#parts;
    recovery.pause();
    const isClean = await wipe(wipePartsOf(this.#parts), { isFirst });
    if (isClean) audit('wiped', String(++this.#count));
    return isClean;
  }
}

function wipePartsOf({ setup, windows, audit }: WiperParts): WipeParts {
  const { call, session: memberSession, stopSignIn, forgetLanguage } = setup;
  return {
    showBlank: () => windows.showBlank(),
    closePage: () => windows.closeStore(),
    signOut: async () => {
      await stopSignIn();
      await withTimeout(call('logout', {}), SIGN_OUT_LIMIT_MS, clock).catch(() => undefined);
    },
    isSignedOut: async () => (await memberSession.user()) === null && (await memberSession.read()) === null,
    forgetLanguage,
    session: session.defaultSession,
    clipboard,
    storageLeft: () => windows.storageLeft(),
    openPage: () => windows.openStore(),
    failed: (step) => audit('wipe-failed', step),
  };
}
