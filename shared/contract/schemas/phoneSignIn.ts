import { z } from 'zod/mini';
import { Empty, Nothing } from '../wireTypes.ts';
import { UserInfo } from './sessions.ts';

/** Letters that are no vowels, so that no word comes of them, in two groups (RFC 8628, 6.1). */
export const PHONE_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const UserCode = z.string().check(
  z.overwrite((code) => {
    const letters = code.toUpperCase().replaceAll(/[^A-Z]/g, '');
    return `${letters.slice(0, 4)}-${letters.slice(4)}`;
  }),
  z.regex(new RegExp(`^[${PHONE_CODE_LETTERS}]{4}-[${PHONE_CODE_LETTERS}]{4}$`), 'codeShape'),
);
const DeviceCode = z.string().check(z.regex(/^[\w-]{43}$/));

/** Why a polling screen is not signed in: no answer yet, or denied. */
export const PhoneWait = z.object({ reason: z.enum(['waiting', 'denied']) });

/**
 * Signing in at a screen by one's own telephone (RFC 8628). The screen holds the device code and asks again and again:
 * 13 with a `PhoneWait`, 11 when it asks too fast, 2 when the code is not good any more.
 */
export const phoneContract = {
  beginPhoneSignIn: {
    request: Empty,
    reply: z.object({ device_code: z.string(), user_code: z.string(), expires_in: z.int(), interval: z.int() }),
  },
  pollPhoneSignIn: { request: z.object({ device_code: DeviceCode }), reply: UserInfo },
  cancelPhoneSignIn: { request: z.object({ device_code: DeviceCode }), reply: Nothing },
  /** For the member who is signed in on the telephone; code 2: no screen has this code, or no longer. */
  readPhoneSignIn: {
    request: z.object({ user_code: UserCode }),
    reply: z.object({ user_code: z.string(), expires_in: z.int() }),
  },
  answerPhoneSignIn: { request: z.object({ user_code: UserCode, approved: z.boolean() }), reply: Nothing },
};
