import type { HandlersOf } from '../ipc/answer.ts';
import type { PhoneSignIn } from './PhoneSignIn.ts';
import type { SignIn } from './SignIn.ts';

/** A laptop signs in at a provider; a kiosk's visitor by phone. */
export type OpenSignIn = { laptop: SignIn; kiosk: null } | { laptop: null; kiosk: PhoneSignIn | null };

/** One handler for each channel of the contract. */
export const signInHandlers = ({ laptop, kiosk }: OpenSignIn): HandlersOf<'signIn'> => ({
  'signIn:begin': (asking) => laptop?.begin(asking),
  'signIn:byPhone': ({ language }) => kiosk?.begin(language),
  'signIn:read': () => laptop?.read() ?? kiosk?.read() ?? null,
  'signIn:show': ({ at }) => laptop?.show(at),
  'signIn:copy': () => laptop?.copy() ?? false,
  'signIn:cancel': async () => {
    laptop?.cancel();
    await kiosk?.cancel();
  },
  'signIn:take': () => laptop?.take() ?? null,
});
