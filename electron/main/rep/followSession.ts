import type { IpcEvent } from '../../../shared/ipc/contract.ts';
import type { UnreadIndicator } from './UnreadIndicator.ts';

interface Followers {
  unread: Pick<UnreadIndicator, 'forget'> | undefined;
  work: { follow(): void } | null;
}

/** What a rep's client shows and keeps goes with who is signed in; asked anew each time, as it comes after the session. */
export const followSession =
  (followers: () => Followers) =>
  ({ user }: IpcEvent<'session:changed'>): void => {
    const { unread, work } = followers();
    if (!user) unread?.forget();
    work?.follow();
  };
