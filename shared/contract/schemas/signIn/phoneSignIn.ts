import { z } from 'zod/mini';
import { Empty, Nothing, Repeatable } from '../../wireTypes.ts';
import { UserInfo } from './sessions.ts';

/** Consonants only, so that codes do not form words, in two groups (RFC 8628, 6.1). */
export const PHONE_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const UserCode = z.string().check(
  z.overwrite((code) => {
    const letters = code.toUpperCase().replaceAll(/[^A-Z]/g, '');
    return `${letters.slice(0, 4)}-${letters.slice(4)}`;
  }),
  z.regex(new RegExp(`^[${PHONE_CODE_LETTERS}]{4}-[${PHONE_CODE_LETTERS}]{4}$`), 'codeShape'),
);
const DeviceCode = z.string().check(z.regex(/^[\w-]{43}$/));

/** Why a polling screen is not signed in yet: no answer, or denied. */
export const PhoneWait = z.object({ reason: z.enum(['waiting', 'denied']) });

/**
 * Sign-in at a screen with one's own phone (device authorisation grant, RFC 8628). The screen has the device code and
 * polls: 13 with a `PhoneWait`, 11 when it polls too fast, 2 when the code has expired or was used. An idempotency key, the
 * same for all polls, gives the session again whose answer was lost.
 */
export const phoneContract = {
  beginPhoneSignIn: {
    request: Empty,
    reply: z.object({ device_code: z.string(), user_code: z.string(), expires_in: z.int(), interval: z.int() }),
  },
  pollPhoneSignIn: { request: z.object({ device_code: DeviceCode, ...Repeatable }), reply: UserInfo },
  cancelPhoneSignIn: { request: z.object({ device_code: DeviceCode }), reply: Nothing },
  /** For the member signed in on the phone; code 2 if no screen has this code, or it has expired. */
  readPhoneSignIn: {
    request: z.object({ user_code: UserCode }),
    reply: z.object({ user_code: z.string(), expires_in: z.int() }),
  },
  answerPhoneSignIn: {
    request: z.object({ user_code: UserCode, approved: z.boolean(), ...Repeatable }),
    reply: Nothing,
  },
};
