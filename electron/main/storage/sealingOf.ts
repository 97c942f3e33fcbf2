import type { DesktopSession } from '../session/DesktopSession.ts';
import type { Sealing } from './AtomicFile.ts';
import type { DataKey } from './DataKey.ts';
import { openKeychainEntry } from './openKeychainEntry.ts';

/**
 * How a rep's files are encrypted: with one key for each server; in plain text where no keychain keeps one. On Windows the
 * entry does not name the computer, as the session's does, because some of the files roam with their user, too.
 */
export function sealingOf(server: string, session: Pick<DesktopSession, 'canKeep'>): Sealing {
  let key: Promise<DataKey> | null = null;
  const open = async (): Promise<DataKey> => {
    // Loaded when there is a file: a start without any needs none.
    const { DataKey: Key } = await import('./DataKey.ts');
    return new Key({
      keychain: openKeychainEntry(`${server} files`),
      isReady: () => session.canKeep(),
      usesNew: false,
    });
  };
  return { key: { read: async () => (await (key ??= open())).read() }, isRequired: false };
}
