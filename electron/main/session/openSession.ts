import { hostname } from 'node:os';
import type { IpcEvent } from '../../../shared/ipc/contract.ts';
import { DeviceKey } from './DeviceKey.ts';
import { openKeychainEntry } from '../storage/openKeychainEntry.ts';
import { DesktopSession } from './DesktopSession.ts';
import type { Settings } from '../app/settings.ts';
import { sendToStoreWindows } from '../windows/windows.ts';

export interface OpenSession {
  session: DesktopSession;
  device: DeviceKey;
}

type SessionNews = IpcEvent<'session:changed'>;

/**
 * The account of this server's keychain entries. On Windows it names the computer, too: credentials roam with their user
 * (CRED_PERSIST_ENTERPRISE), and two computers with one token would sign each other out.
 */
export const keychainAccount = (server: string, platform: NodeJS.Platform, computer: string): string =>
  platform === 'win32' ? `${server} on ${computer}` : server;

/**
 * Opens the session and the device key. Each server has its own keychain entries: a token must never be sent to another
 * shop.
 */
export function openSession(
  { server, mode }: Pick<Settings, 'server' | 'mode'>,
  changed: (event: SessionNews) => void,
): OpenSession {
  const account = keychainAccount(server, process.platform, hostname());
  const device = new DeviceKey(openKeychainEntry(`${account} device`));
  const session = new DesktopSession(
    mode === 'kiosk' ? null : openKeychainEntry(account),
    (event) => {
      sendToStoreWindows('session:changed', event);
      changed(event);
    },
    () => device.isStored(),
    {
      key: (isInUse) => device.late(isInUse),
      answered: (event) => sendToStoreWindows('keychain:answered', event),
    },
  );
  return { session, device };
}
