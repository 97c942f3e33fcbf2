import { z } from 'zod/mini';
import { CLIENT_FAULTS, PROVIDERS } from '../contract/schemas/signIn/socialProviders.ts';
import { LANGUAGES } from '../text/languages.ts';
import { channel } from './channel.ts';

const Provider = z.enum(PROVIDERS);
/** The place of the provider's page: the system's browser, or a window of the client. */
const Place = z.enum(['browser', 'window']);
export type SignInPlace = z.infer<typeof Place>;

/** The state of a sign-in outside the page. */
export const SignInView = z.discriminatedUnion('at', [
  z.object({
    at: Place,
    provider: Provider,
    /** Whether the provider also allows the other place. */
    hasOther: z.boolean(),
    /** False: the system could not open a browser; the user has to open the link in one. */
    isOpen: z.boolean(),
    secondsLeft: z.int(),
  }),
  /** A kiosk's visitor signs in by phone: the QR code's address, and the code that both screens show. */
  z.object({ at: z.literal('phone'), url: z.string(), code: z.string(), secondsLeft: z.int() }),
  z.object({ at: z.literal('phoneFailed'), why: z.enum(['expired', 'denied', 'away']) }),
  /** The sign-in is over: `take` returns its outcome. */
  z.object({ at: z.literal('back') }),
]);
export type SignInView = z.infer<typeof SignInView>;

/** The outcome of a provider sign-in: the fields that a browser gets in the fragment of the welcome page. */
export const SignInOutcome = z.union([
  z.object({ provider: Provider, state: z.string(), code: z.string() }),
  z.object({ error: z.enum(CLIENT_FAULTS) }),
]);
export type SignInOutcome = z.infer<typeof SignInOutcome>;

/** The channels of a sign-in outside the page: at a provider on a laptop, by phone at a kiosk. */
export const signInChannels = {
  'signIn:begin': channel(
    z.object({
      provider: Provider,
      challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
      state: z.string().check(z.regex(/^[\w-]{16,128}$/)),
      language: z.enum(LANGUAGES),
    }),
    z.void(),
  ),
  'signIn:byPhone': channel(z.object({ language: z.enum(LANGUAGES) }), z.void()),
  'signIn:read': channel(z.void(), z.nullable(SignInView)),
  /** Shows the provider's page again, or switches between browser and window. */
  'signIn:show': channel(z.object({ at: Place }), z.void()),
  /** Copies the provider's address to the clipboard without telling any window; returns whether it was copied. */
  'signIn:copy': channel(z.void(), z.boolean()),
  'signIn:cancel': channel(z.void(), z.void()),
  'signIn:take': channel(z.void(), z.nullable(SignInOutcome)),
};

export const signInEvents = { 'signIn:changed': z.nullable(SignInView) };
