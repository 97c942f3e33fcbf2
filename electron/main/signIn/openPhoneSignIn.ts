import type { Call } from '../../../shared/client/ports.ts';
import { now } from '../app/clock.ts';
import { sendToStoreWindows } from '../windows/windows.ts';
import { type PhoneParts, PhoneSignIn } from './PhoneSignIn.ts';

/** Creates the phone sign-in of a kiosk. */
export const openPhoneSignIn = (server: string, call: Call, hold: PhoneParts['hold']): PhoneSignIn =>
  new PhoneSignIn({
    call,
    now,
    hold,
    publicUrl: server,
    onChange: (view) => sendToStoreWindows('signIn:changed', view),
  });
