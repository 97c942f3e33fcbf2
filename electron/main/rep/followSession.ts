import type { IpcEvent } from '../../../shared/ipc/contract.ts';
import type { UnreadIndicator } from './indicators/UnreadIndicator.ts';

interface Followers {
  unread: Pick<UnreadIndicator, 'forget'> | undefined;
  work: { follow(): void } | null;
}

/**
 * Updates a rep's unread indicator and data when the member changes. Calls `followers` each time, as they are created
 * later.
 */
export const followSession =
  (followers: () => Followers) =>
  ({ user }: IpcEvent<'session:changed'>): void => {
    const { unread, work } = followers();
    if (!user) unread?.forget();
    work?.follow();
  };
