import type { IpcEvent } from '../../../shared/ipc/contract.ts';
import { DeviceKey } from './DeviceKey.ts';
import { openKeychainEntry } from '../storage/openKeychainEntry.ts';
import { DesktopSession } from './DesktopSession.ts';
import type { Settings } from '../app/settings.ts';
import { sendToStoreWindows } from '../windows/windows.ts';

export interface OpenSession {
  keeper: DesktopSession;
  device: DeviceKey;
}

type SessionNews = IpcEvent<'session:changed'>;

/**
 * Opens the session and the device key. Each server has its own keychain entries: a token must never be sent to another
 * shop.
 */
export function openSession(
  { server, mode }: Pick<Settings, 'server' | 'mode'>,
  changed: (event: SessionNews) => void,
): OpenSession {
  const device = new DeviceKey(openKeychainEntry(`${server} device`));
  const keeper = new DesktopSession(
    mode === 'kiosk' ? null : openKeychainEntry(server),
    (event) => {
      sendToStoreWindows('session:changed', event);
      changed(event);
    },
    () => device.isKept(),
    {
      key: (isInUse) => device.late(isInUse),
      answered: (event) => sendToStoreWindows('keychain:answered', event),
    },
  );
  return { keeper, device };
}
