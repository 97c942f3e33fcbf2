import type { ChannelName } from '../../../shared/ipc/contract.ts';
import type { Handlers } from '../ipc/answer.ts';
import type { SignIn } from './SignIn.ts';

export type SignInChannel = Extract<ChannelName, `signIn:${string}`>;

/** One handler a row of the contract; at a kiosk there is nobody to send anywhere. */
export const signInHandlers = (signIn: SignIn | null): Pick<Handlers, SignInChannel> => ({
  'signIn:begin': (asking) => signIn?.begin(asking),
  'signIn:read': () => signIn?.read() ?? null,
  'signIn:show': ({ at }) => signIn?.show(at),
  'signIn:cancel': () => signIn?.cancel(),
  'signIn:take': () => signIn?.take() ?? null,
});
