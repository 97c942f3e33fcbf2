import type { Call } from '../../../shared/client/ports.ts';
import { now } from '../clock.ts';
import { tellWindows } from '../windows.ts';
import { type PhoneParts, PhoneSignIn } from './PhoneSignIn.ts';

/** Signing in by telephone, at a kiosk of this server's. */
export const openPhone = (server: string, call: Call, hold: PhoneParts['hold']): PhoneSignIn =>
  new PhoneSignIn({
    ...{ call, now, hold, publicUrl: server },
    tell: (view) => tellWindows('signIn:changed', view),
  });
